-- Logins by an OpenID Connect provider, such as Google.

create table user_identities (
  identity_id integer generated always as identity constraint user_identities_pkey primary key,
  user_id integer not null
    constraint user_identities_user_fkey references users on delete cascade,
  issuer text not null constraint user_identities_issuer check (length(issuer) between 1 and 500),
  subject text not null
    constraint user_identities_subject check (length(subject) between 1 and 255),
  email text,
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  constraint user_identities_identity_key unique (issuer, subject),
  constraint user_identities_user_key unique (user_id, issuer),
  constraint user_identities_order check (created_at <= last_used_at)
);
comment on table user_identities is
  'Accounts at an OpenID Connect provider by which people log in; each belongs to one person.';
comment on column user_identities.user_id is 'Whose it is.';
comment on column user_identities.issuer is 'The provider, as it names itself.';
comment on column user_identities.subject is 'How the provider names the person, for good.';
comment on column user_identities.email is
  'The address that the provider told when it was linked, to show; nothing is decided by it.';
comment on column user_identities.created_at is 'When it was linked.';
comment on column user_identities.last_used_at is 'When it last logged in, or was linked.';

create table oidc_transactions (
  state_hash bytea constraint oidc_transactions_pkey primary key,
  browser_hash bytea not null,
  session_id integer
    constraint oidc_transactions_session_fkey references sessions on delete cascade,
  redirect text not null constraint oidc_transactions_redirect check (length(redirect) <= 500),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  constraint oidc_transactions_order check (created_at < expires_at)
);
comment on table oidc_transactions is
  'Ways to the provider that have begun: each is come back from once, for minutes, in its browser.';
comment on column oidc_transactions.state_hash is 'A hash of the state that the provider gives back.';
comment on column oidc_transactions.browser_hash is
  'A hash of the cookie of the browser that began; nonce and code verifier are derived from it.';
comment on column oidc_transactions.session_id is
  'The session to whose person the identity is linked; null: somebody logs in.';
comment on column oidc_transactions.redirect is 'The page after the login.';
comment on column oidc_transactions.created_at is 'When it began.';
comment on column oidc_transactions.expires_at is 'Until when it may be come back from.';
comment on column oidc_transactions.used_at is 'When it was come back from.';
create index oidc_transactions_session_idx on oidc_transactions (session_id);
create index oidc_transactions_expires_at_idx on oidc_transactions (expires_at);

create table oidc_registrations (
  token_hash bytea constraint oidc_registrations_pkey primary key,
  browser_hash bytea not null,
  issuer text not null,
  subject text not null,
  email text not null,
  email_verified boolean not null,
  name text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  constraint oidc_registrations_order check (created_at < expires_at)
);
comment on table oidc_registrations is
  'What a provider has told of people without an account, until they register: minutes, once.';
comment on column oidc_registrations.token_hash is 'A hash of the token that the form sends.';
comment on column oidc_registrations.browser_hash is 'A hash of the cookie of the browser.';
comment on column oidc_registrations.issuer is 'The provider, as it names itself.';
comment on column oidc_registrations.subject is 'How the provider names the person.';
comment on column oidc_registrations.email is 'The address that the provider told.';
comment on column oidc_registrations.email_verified is 'The provider says that it is theirs.';
comment on column oidc_registrations.name is 'As the provider told it; empty: it told none.';
comment on column oidc_registrations.created_at is 'When the provider told it.';
comment on column oidc_registrations.expires_at is 'Until when they may register by it.';
comment on column oidc_registrations.used_at is 'When they registered.';
create index oidc_registrations_expires_at_idx on oidc_registrations (expires_at);
