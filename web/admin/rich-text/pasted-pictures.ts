/** Pasted HTML without foreign pictures, and those of them that its data addresses contain. */
interface PastedPictures {
  html: string;
  files: File[];
  /** How many pictures only the program from which they were copied can read. */
  lost: number;
}

const PICTURE = /<img\b[^>]*>/gi;
const SOURCE = /\bsrc\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+))/i;
const CARRIED = /^data:image\/(png|jpeg|gif|webp);base64,([a-z0-9+/=\s]+)$/i;
const endings: Record<string, string> = { jpeg: 'jpg' };

/** The picture in a data address; null for any other address. */
function fileOf(source: string, number: number): File | null {
  const [, type = '', base64 = ''] = CARRIED.exec(source) ?? [];
  if (base64 === '') return null;
  const kind = type.toLowerCase();
  try {
    const bytes = Uint8Array.from(atob(base64.replaceAll(/\s/g, '')), (char) => char.charCodeAt(0));
    return new File([bytes], `pasted-${number}.${endings[kind] ?? kind}`, {
      type: `image/${kind}`,
    });
  } catch {
    return null;
  }
}

/**
 * Takes the pictures out of pasted HTML, to be uploaded; those of the academy itself stay.
 * @param origin of the academy's pages
 */
export function takePictures(html: string, origin: string): PastedPictures {
  const files: File[] = [];
  let lost = 0;
  const rest = html.replace(PICTURE, (picture) => {
    const [, double, single, bare] = SOURCE.exec(picture) ?? [];
    const source = double ?? single ?? bare ?? '';
    if (/^\/[^/\\]/.test(source)) return picture;
    if (source.startsWith(`${origin}/`))
      return picture.replace(source, source.slice(origin.length));
    const file = fileOf(source, files.length + 1);
    if (file === null) lost += 1;
    else files.push(file);
    return '';
  });
  return { html: rest, files, lost };
}

/** Whether HTML has text besides pictures. */
export function hasText(html: string): boolean {
  const words = html
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/<(style|script|head|title)\b[\s\S]*?<\/\1>/gi, '')
    .replace(/<[^>]*>/g, '')
    .replaceAll('&nbsp;', ' ');
  return words.trim() !== '';
}
