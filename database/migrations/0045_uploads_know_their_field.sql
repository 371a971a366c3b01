-- A file that arrives in pieces is looked at once all of them are there. What the field takes
-- that it is for must be known then, so that a refusal names just that; null: whatever the
-- academy takes.
alter table media_uploads
  add column kinds text[]
    constraint media_uploads_kinds
    check (kinds <@ array['image', 'video', 'audio', 'pdf', 'captions'] and kinds <> '{}');
