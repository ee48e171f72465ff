import './look/fonts.css';
import { render } from 'preact';

render(<h1>Tidetable</h1>, document.getElementById('app') as HTMLElement);

requestAnimationFrame(() => {
  setTimeout(() => void import('./pwa/register').then(({ register }) => register()));
});
