-- Messages of the academy to a group: what was sent, and to whom.

create table group_messages (
  message_id integer generated always as identity constraint group_messages_pkey primary key,
  group_id integer not null constraint group_messages_group_fkey references learner_groups,
  subject text not null constraint group_messages_subject
    check (subject = btrim(subject) and length(subject) <= 120),
  subject_zh text not null constraint group_messages_subject_zh
    check (subject_zh = btrim(subject_zh) and length(subject_zh) <= 120),
  text text not null constraint group_messages_text
    check (text = btrim(text) and length(text) <= 4000),
  text_zh text not null constraint group_messages_text_zh
    check (text_zh = btrim(text_zh) and length(text_zh) <= 4000),
  recipient_count integer not null constraint group_messages_recipient_count
    check (recipient_count > 0),
  sent_by integer not null constraint group_messages_sender_fkey references users,
  sent_at timestamptz not null,
  constraint group_messages_written check (
    subject || subject_zh <> '' and text || text_zh <> '')
);
comment on table group_messages is 'What admins wrote to the members that a group had then.';
comment on column group_messages.group_id is 'Whose members it was sent to.';
comment on column group_messages.subject is 'Its heading in English; blank: the Chinese one is shown.';
comment on column group_messages.subject_zh is 'Its heading in Chinese; blank: the English one is shown.';
comment on column group_messages.text is 'Plain text in English; blank: the Chinese one is shown.';
comment on column group_messages.text_zh is 'Plain text in Chinese; blank: the English one is shown.';
comment on column group_messages.recipient_count is
  'To how many it was sent, also of those who have been removed since.';
comment on column group_messages.sent_by is 'The admin who wrote it.';
comment on column group_messages.sent_at is 'When it was sent.';
create index group_messages_group_idx on group_messages (group_id, message_id);
create index group_messages_sender_idx on group_messages (sent_by);

create trigger group_messages_append_only before update or delete on group_messages
  for each row execute function reject_change();
comment on trigger group_messages_append_only on group_messages is
  'What people were told stays as they were told it.';
create trigger group_messages_no_truncate before truncate on group_messages
  for each statement execute function reject_change();
comment on trigger group_messages_no_truncate on group_messages is
  'A row trigger does not see `truncate`.';

create table group_message_recipients (
  message_id integer not null
    constraint group_message_recipients_message_fkey references group_messages,
  user_id integer not null constraint group_message_recipients_user_fkey references users,
  constraint group_message_recipients_pkey primary key (message_id, user_id)
);
comment on table group_message_recipients is
  'Who may read a message: the members of the moment it was sent, until they are removed.';
comment on column group_message_recipients.message_id is 'What they may read.';
comment on column group_message_recipients.user_id is 'A member of the group when it was sent.';
create index group_message_recipients_user_idx on group_message_recipients (user_id);
