import { describe, expect, it } from 'vitest';
import { canEmbedDocuments } from './can-embed-documents.ts';

describe('whether a document can be read inside a page', () => {
  it.each([
    ['a desktop that has a viewer', { pdfViewerEnabled: true, platform: 'Win32' }, true],
    ['a desktop whose viewer is switched off', { pdfViewerEnabled: false }, false],
    ['a touch laptop', { pdfViewerEnabled: true, platform: 'Win32', maxTouchPoints: 10 }, true],
    ['an Android phone', { pdfViewerEnabled: false, maxTouchPoints: 5 }, false],
    ['an iPhone', { pdfViewerEnabled: true, platform: 'iPhone', maxTouchPoints: 5 }, false],
    ['an iPad', { pdfViewerEnabled: true, platform: 'MacIntel', maxTouchPoints: 5 }, false],
    ['a Mac', { pdfViewerEnabled: true, platform: 'MacIntel', maxTouchPoints: 0 }, true],
    ['an old desktop that does not say', {}, true],
    ['an old phone that does not say', { maxTouchPoints: 5 }, false],
  ])('%s: %o is %s', (_, reader, can) => {
    expect(canEmbedDocuments(reader)).toBe(can);
  });
});
