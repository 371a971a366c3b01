/**
 * Draws the icons of the installed academy from `public/favicon.svg`; run it again when
 * the sign changes: `node scripts/make-icons.ts`.
 */
import fs from 'node:fs';
import path from 'node:path';
import { Resvg } from '@resvg/resvg-js';

const folder = path.join(import.meta.dirname, '../public');
const sign = fs.readFileSync(path.join(folder, 'favicon.svg'), 'utf8');

function write(name: string, svg: string, width: number): void {
  const image = new Resvg(svg, { fitTo: { mode: 'width', value: width } }).render();
  fs.writeFileSync(path.join(folder, name), image.asPng());
  console.log(`public/${name}`);
}

write('icon-192.png', sign, 192);
write('icon-512.png', sign, 512);

// A device cuts its own shape out of this one: sky and ridges reach every edge, and what must
// be seen stays within the middle four fifths.
const maskable = [
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40">',
  '<rect width="40" height="40" fill="#eaf1f9"/>',
  '<circle cx="27" cy="12.5" r="3.8" fill="#c9574c"/>',
  '<path d="M-2 33 14 14l5 6.2 3.5-3.5L42 34v10H-2z" fill="#7ba0cd"/>',
  '<path d="M-2 34.5 9 23.5l4.6 4 5-6.4 5.8 6.8 3.6-3.4L42 35v9H-2z" fill="#1b447c"/>',
  '</svg>',
].join('');
write('icon-maskable-512.png', maskable, 512);
