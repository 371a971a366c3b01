/** The properties of a browser that decide about documents. */
export interface DocumentReader {
  /** The browser’s own statement; absent in old ones. */
  pdfViewerEnabled?: boolean;
  platform?: string;
  maxTouchPoints?: number;
}

/**
 * Whether a document can be read inside a page. Apple's phones and tablets claim to support it and
 * show a picture of the first page, so they are detected by their platform and touch screen.
 */
export function canEmbedDocuments(reader: DocumentReader): boolean {
  const { pdfViewerEnabled, platform = '', maxTouchPoints = 0 } = reader;
  if (/iPhone|iPad|iPod/.test(platform)) return false;
  if (platform.startsWith('Mac') && maxTouchPoints > 1) return false;
  return pdfViewerEnabled ?? maxTouchPoints === 0;
}
