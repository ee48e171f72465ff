/** A picture as small as a memory may be: cameras make ten times what a page can show. */

const LONG_SIDE = 1280;
const QUALITY = 0.8;

/** How large it is drawn: no side longer than wanted, and never larger than it is. */
export function fitted(width: number, height: number, longest = LONG_SIDE): [width: number, height: number] {
  const scale = Math.min(1, longest / Math.max(width, height));
  return [Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale))];
}

/** The same picture as a small JPEG. Throws where the browser cannot read it. */
export async function shrunk(file: Blob): Promise<Blob> {
  // as it was held, not as the camera has stored it
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = fitted(picture.width, picture.height);
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('no canvas');
  // where a picture lets something shine through, paper is behind it
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  const out = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', QUALITY));
  if (!out) throw new Error('no picture');
  return out;
}
