/** A part of a picture, in its own pixels. */
export interface CropArea {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Width and height of the picture that is sent: sharp at its largest, 88 px on a phone's screen. */
const SIDE = 384;

function loadPicture(url: string): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const picture = new Image();
    picture.onload = () => resolve(picture);
    picture.onerror = () => reject(new Error('The picture could not be decoded'));
    picture.src = url;
  });
}

/**
 * Draws a part of a picture as a small square JPEG, without the metadata of the photo (place, time,
 * camera).
 * @throws Error where the browser cannot decode or encode it
 */
export async function cropPicture(url: string, area: CropArea): Promise<File> {
  const picture = await loadPicture(url);
  const canvas = document.createElement('canvas');
  canvas.width = SIDE;
  canvas.height = SIDE;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('The browser has no canvas');
  // What is transparent in a PNG becomes white; JPEG would make it black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, SIDE, SIDE);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, area.x, area.y, area.width, area.height, 0, 0, SIDE, SIDE);
  const blob = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, 'image/jpeg', 0.88),
  );
  if (blob === null) throw new Error('The browser could not encode the picture');
  return new File([blob], 'avatar.jpg', { type: 'image/jpeg' });
}
