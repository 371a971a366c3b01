-- What admins write instead of the standard texts of emails, in one language or both.

create table email_texts (
  kind text not null constraint email_texts_pkey primary key
    constraint email_texts_kind check (kind ~ '^[a-zA-Z]{1,50}$'),
  subject text constraint email_texts_subject
    check (length(subject) between 1 and 200 and subject !~ '[[:cntrl:]]'),
  subject_zh text constraint email_texts_subject_zh
    check (length(subject_zh) between 1 and 200 and subject_zh !~ '[[:cntrl:]]'),
  heading text constraint email_texts_heading
    check (length(heading) between 1 and 120 and heading !~ '[[:cntrl:]]'),
  heading_zh text constraint email_texts_heading_zh
    check (length(heading_zh) between 1 and 120 and heading_zh !~ '[[:cntrl:]]'),
  text text constraint email_texts_text
    check (length(text) between 1 and 5000 and position('{{action}}' in text) > 0),
  text_zh text constraint email_texts_text_zh
    check (length(text_zh) between 1 and 5000 and position('{{action}}' in text_zh) > 0),
  action text constraint email_texts_action
    check (length(action) between 1 and 60 and action !~ '[[:cntrl:]]'),
  action_zh text constraint email_texts_action_zh
    check (length(action_zh) between 1 and 60 and action_zh !~ '[[:cntrl:]]'),
  version integer not null default 1 constraint email_texts_version check (version > 0),
  updated_at timestamptz not null,
  constraint email_texts_whole check (num_nonnulls(subject, heading, text, action) in (0, 4)),
  constraint email_texts_whole_zh
    check (num_nonnulls(subject_zh, heading_zh, text_zh, action_zh) in (0, 4))
);
comment on table email_texts is
  'What admins write instead of the standard texts of an email; a language without texts has the standard ones.';
comment on column email_texts.kind is 'Which email, by its name in the code.';
comment on column email_texts.subject is 'The subject, as all texts here with its placeholders.';
comment on column email_texts.heading is 'The heading in the email itself.';
comment on column email_texts.text is
  'Paragraphs with a blank line between them; the button and the list are paragraphs of their own.';
comment on column email_texts.action is 'What the button says.';
comment on column email_texts.version is
  'Counts saves. A row stays when its texts are the standard ones again, so that no version comes twice.';
comment on column email_texts.updated_at is 'When it was last saved.';
