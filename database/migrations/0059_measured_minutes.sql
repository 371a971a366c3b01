-- The minutes of a lesson are measured. Recordings tell their own length, which is read once, when they
-- are stored; maintenance measures what was stored before.

alter table files add column seconds integer
  constraint files_seconds check (seconds >= 0);
comment on column files.seconds is
  'Length of a recording; null: not measured yet, or no recording; 0: cannot be measured.';
create index files_unmeasured_idx on files (file_id)
  where seconds is null and purpose = 'media' and kind in ('audio', 'video');

alter table contents
  add column measured_seconds integer
    constraint contents_measured_seconds check (measured_seconds >= 0),
  add column duration_reason text not null default '';
comment on column contents.measured_seconds is
  'What the lesson takes, measured from its body; null: not measured yet; 0: cannot be measured.';
comment on column contents.duration_reason is
  'Why duration differs from what was measured; empty: it is measured, or cannot be.';
create index contents_unmeasured_idx on contents (content_id) where measured_seconds is null;
