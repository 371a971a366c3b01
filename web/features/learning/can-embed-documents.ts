/** What a browser says of itself, as far as documents are concerned. */
export interface DocumentReader {
  /** The browser’s own word; absent in old ones. */
  pdfViewerEnabled?: boolean;
  platform?: string;
  maxTouchPoints?: number;
}

/**
 * Whether a document can be read inside a page. Phones and tablets of Apple say yes and
 * show a picture of the first page, so they are told by their platform and touch screen.
 */
export function canEmbedDocuments(reader: DocumentReader): boolean {
  const { pdfViewerEnabled, platform = '', maxTouchPoints = 0 } = reader;
  if (/iPhone|iPad|iPod/.test(platform)) return false;
  if (platform.startsWith('Mac') && maxTouchPoints > 1) return false;
  return pdfViewerEnabled ?? maxTouchPoints === 0;
}
