// Loaded only where WebGL is missing.
export { CanvasRenderer } from 'pixi.js';
