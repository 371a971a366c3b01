import type { QrCode } from './qr-code.ts';

/** Pixels of one square: large enough for a printed card. */
const SCALE = 24;

/** A code as a PNG, black on white. @throws Error where the browser cannot draw it */
export async function qrPicture({ size, squares }: QrCode): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = size * SCALE;
  canvas.height = size * SCALE;
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error('a canvas without a pen');
  pen.fillStyle = 'white';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.fillStyle = 'black';
  for (const [y, row] of squares.entries()) {
    for (const [x, isDark] of row.entries()) {
      if (isDark) pen.fillRect(x * SCALE, y * SCALE, SCALE, SCALE);
    }
  }
  return new Promise((resolve, reject) => {
    canvas.toBlob((picture) => {
      if (picture) resolve(picture);
      else reject(new Error('the picture could not be written'));
    }, 'image/png');
  });
}
