import type { MediaFile, MediaKind, MediaListItem } from '#contract/media.ts';
import type { MediaRow } from './media.queries.ts';
import { mediaPath } from './media-path.ts';

type FileRow = Omit<MediaRow, 'owner_name' | 'use_count'>;

export function presentMedia(row: FileRow): MediaFile {
  return {
    file_id: row.file_id,
    path: mediaPath(row.key),
    // Media are of these kinds only, so no other is mistaken for one.
    kind: row.kind as MediaKind,
    mime: row.mime,
    bytes: row.bytes,
    width: row.width,
    height: row.height,
    original_name: row.original_name,
  };
}

/** A file in the list; its uploader may have been removed. */
export function presentListedMedia(row: MediaRow): MediaListItem {
  return {
    ...presentMedia(row),
    created_at: row.created_at.toISOString(),
    uploaded_by: row.owner_name ?? '',
    use_count: row.use_count,
  };
}
