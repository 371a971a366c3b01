-- What the whole academy shares: its settings, its secret, append-only tables, and the order
-- of names.

create table site_settings (
  site_settings_id integer constraint site_settings_pkey primary key
    constraint site_settings_single check (site_settings_id = 1),
  name text not null,
  name_zh text not null,
  tagline text not null default '',
  tagline_zh text not null default '',
  address text not null default '',
  address_zh text not null default '',
  email text not null default '',
  phone text not null default '',
  announcement text not null default '',
  announcement_zh text not null default '',
  social_links jsonb not null default '[]',
  partners jsonb not null default '[]',
  time_zone text not null default 'Asia/Singapore',
  holds_demo_data boolean not null default false,
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  constraint site_settings_name check (name <> '' or name_zh <> '')
);
comment on table site_settings is
  'One row: how the academy presents itself, and its time zone.';
insert into site_settings (site_settings_id, name, name_zh)
  values (1, 'Prospect Academy', '远景学院');

-- The secret from which every process derives the keys that it signs with. The first process
-- that needs it makes it; whoever deletes the row ends all signatures.
create table server_secret (
  secret_id integer constraint server_secret_pkey primary key default 1
    constraint server_secret_one check (secret_id = 1),
  secret bytea not null constraint server_secret_length check (octet_length(secret) = 32),
  created_at timestamptz not null default now()
);
comment on table server_secret is
  'One random secret of 256 bits, shared by all processes: never logged and in no response.';

-- For the triggers of tables whose rows are neither changed nor deleted.
create function reject_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only: % is not allowed', tg_table_name, tg_op
    using errcode = 'restrict_violation', constraint = tg_table_name || '_append_only';
end $$;

-- Names are listed in the order that readers look them up in: Latin letters first, then Chinese
-- characters by their pinyin. No collation of the database does that everywhere: the embedded
-- engine has no Chinese tables. So the characters of GB 2312 and of the first plane of Big5 are
-- here in the order of ICU's zh-u-co-pinyin, from database/data/character-order.txt. Any other
-- character is ordered by its code point.
create table character_order (
  letter text constraint character_order_pkey primary key,
  place integer not null constraint character_order_place_key unique
);
comment on table character_order is
  'The place of each common Chinese character in the order of pinyin.';
insert into character_order (letter, place)
select letter, nr from regexp_split_to_table(
  translate(:'character-order.txt', E'\n', ''), '') with ordinality as split (letter, nr);

-- A character of several readings has another one as a surname: 曾 is Zeng, not ceng; 单 Shan,
-- not dan. Readers look a name up under its surname's reading, so the first character of such a
-- name is ordered beside one that is always read so and is itself hardly anybody's surname.
create table surname_order (
  surname text constraint surname_order_pkey primary key,
  beside text not null constraint surname_order_beside_fkey references character_order (letter)
);
comment on table surname_order is
  'Surnames that are read differently from the usual reading of their first character.';
insert into surname_order (surname, beside) values
  ('卜', '卟'), ('薄', '渤'), ('秘', '庇'), ('种', '虫'), ('都', '嘟'), ('盖', '哿'), ('蓋', '哿'),
  ('葛', '哿'), ('句', '沟'), ('过', '埚'), ('過', '埚'), ('黑', '褐'), ('华', '划'), ('華', '划'),
  ('六', '碌'), ('缪', '妙'), ('繆', '妙'), ('能', '耐'), ('粘', '鲇'), ('乜', '涅'), ('区', '讴'),
  ('區', '讴'), ('朴', '嫖'), ('繁', '婆'), ('仇', '囚'), ('覃', '嗪'), ('任', '仁'), ('单', '扇'),
  ('單', '扇'), ('召', '劭'), ('折', '舌'), ('洗', '猃'), ('解', '榭'), ('燕', '湮'), ('要', '邀'),
  ('员', '孕'), ('員', '孕'), ('乐', '玥'), ('樂', '玥'), ('曾', '增'), ('祭', '债'), ('查', '喳'),
  ('翟', '宅'), ('占', '沾'), ('訾', '赀'),
  ('单于', '孱'), ('單于', '孱'), ('令狐', '伶'), ('万俟', '沫'), ('萬俟', '沫'), ('澹台', '潭'),
  ('澹臺', '潭'), ('尉迟', '寓'), ('尉遲', '寓');

-- What a name is sorted by, character by character. Places lie above every code point that names
-- are written in, so Chinese comes after Latin. The first character of a surname of its own
-- reading is sorted by the place of its neighbour, then by itself, so that all of one surname
-- are together.
create function name_order(name text) returns text
language sql stable strict parallel safe as $$
  select coalesce(string_agg(
    coalesce(
      case when nr = 1 then chr(131072 + surname.place) || letter end,
      (select chr(131072 + known.place) from character_order as known
        where known.letter = split.letter),
      letter
    ), '' order by nr), '')
  from regexp_split_to_table(lower(normalize(name, nfkc)), '') with ordinality as split (letter, nr)
  left join (
    select character_order.place
    from surname_order join character_order on character_order.letter = surname_order.beside
    where surname in (left(normalize(name, nfkc), 1), left(normalize(name, nfkc), 2))
    order by length(surname) desc
    limit 1
  ) as surname on true
$$;
