-- Better wording of the shipped texts: of the drafts of the privacy notice and the terms, and of some
-- passages of the public pages. Only what nobody has edited changes, and no text that was published:
-- what people agreed to stays word for word, and nobody is asked again.

do $$
declare
  -- A draft as it was shipped, of which no version was published.
  untouched constant text[] := array(
    select kind from legal_documents d
    where (kind, md5(html), md5(html_zh)) in (
      ('privacy', 'ce2493db270de33ad3d4df1c252a9a12', 'b68eb8f507009897f0514e23822e1ba7'),
      ('terms', 'cbdffa5556855e0397f2b6672f44a269', '4736d79a6ed32242024bc4c43928c1e6'))
      and not exists (select from legal_versions v where v.kind = d.kind));
  wording record;
begin
  for wording in select * from (values
    ('privacy',
      'This notice says which personal data the academy keeps, why, for how long, and what you can do about it.',
      'This notice explains which personal data the academy keeps, why, for how long, and what your rights are.'),
    ('privacy',
      'your language, and your password as a hash from which nobody can read it. We need them so that you can log in and be addressed.',
      'your language, and your password, stored only as a hash from which nobody can recover it. We need these to log you in and to address you.'),
    ('privacy',
      '<strong>Payments:</strong> amount, currency, date, method and course.',
      '<strong>Payments:</strong> the amount, currency, date, method and course.'),
    ('privacy',
      'your open sessions with the description of the browser, known devices, login attempts',
      'your open sessions and the browser of each, known devices, login attempts'),
    ('privacy',
      'without it we cannot carry it out. Everything else is your choice.',
      'without it we cannot carry that step out. Everything else is up to you.'),
    ('privacy',
      'There is no advertising and no tracking by others.',
      'There is no advertising, and no third party tracks you.'),
    ('privacy',
      'process data on our written instructions alone.',
      'process data only on our written instructions.'),
    ('privacy',
      'Our servers may stand, and we may work, in a country other than yours.',
      'Our servers and our staff may be in a country other than yours.'),
    ('privacy',
      'seven days after they have ended.',
      'seven days after they end.'),
    ('privacy',
      'until the period over which they are counted has passed, a day at most.',
      'until the period over which they are counted has passed, at most one day.'),
    ('privacy',
      'after the request is completed; then they are blanked.',
      'after the request is completed; then they are erased.'),
    ('privacy',
      'your profile has a page “Privacy” with a file of everything that we hold on you, in a form that people and programs can read.',
      'the “Privacy” page of your profile gives you a file of everything we hold about you, in a form that people and programs can read.'),
    ('privacy',
      'You can take it back for 14 days; then your name, addresses and access are erased. Withdrawing consent does not affect what was lawful before, and means',
      'You can cancel the deletion within 14 days; after that your name, addresses and access are erased. Withdrawing consent does not affect processing that was lawful before, and means'),
    ('privacy',
      'you can tell us at any time to stop.',
      'you can tell us to stop at any time.'),
    ('privacy',
      'When it changes, we ask you again.',
      'When it changes, we ask for your consent again.'),
    ('privacy',
      '您愿意提供的姓名、语言，以及无人能够还原的密码散列值。没有它们，您无法登录，我们也无从称呼您。',
      '您愿意提供的姓名、语言，以及只以散列值保存、无人能够还原的密码。没有这些资料，您无法登录，我们也无从称呼您。'),
    ('privacy',
      '您的登录会话与浏览器说明、已知设备',
      '您的登录会话与所用浏览器、已知设备'),
    ('privacy',
      '您同意了哪一版本，以及时间。',
      '您同意了这些文本的哪一个版本，以及何时同意。'),
    ('privacy',
      '登录尝试：至其计算期限结束，最多一天。',
      '登录尝试：到计数的时段结束为止，最多一天。'),
    ('privacy',
      '提供一个文件，包含我们保存的关于您的全部内容，人与程序都能读取。',
      '提供一份文件，载有我们保存的与您有关的全部资料，人与程序都能读取。'),
    ('privacy',
      '14 天内可以取消；之后您的姓名',
      '14 天内可以取消删除；之后您的姓名'),
    ('privacy',
      '对致资料保护官的请求，我们在 21 天内答复，或在此期间说明为何需要最多 30 天。',
      '您向资料保护官提出的请求，我们会在 21 天内答复；若需要更长时间（最多 30 天），也会在 21 天内说明原因。'),
    ('terms',
      'You register with an invitation code and a true email address, one account a person. Keep your password to yourself; what happens through your account counts as yours unless somebody else has misused it without your fault.',
      'To register you need an invitation code and an email address of your own; each person has one account. Keep your password to yourself; whatever is done through your account counts as done by you, unless somebody else misuses it through no fault of yours.'),
    ('terms',
      'Do not post what is unlawful, insulting, somebody else’s work, advertising, or a recommendation of particular investments. Do not disturb the site, copy its contents automatically, or collect points by program. We may hide contents, reverse points that were not earned, or close an account after telling you why, at once only where others would be harmed.',
      'Do not post anything unlawful or insulting, other people’s work, advertising, or recommendations of particular investments. Do not disrupt the site, copy its content by automated means, or use programs to collect points. We may hide content, reverse points that were not earned, or close an account after telling you why; we close one at once only where others would be harmed.'),
    ('terms',
      '<h2>Contents</h2>',
      '<h2>Content</h2>'),
    ('terms',
      'The page of a course shows its price and currency before you pay. A paid course stays open to you as the page of the course says.',
      'The page of a course shows its price and currency before you pay. A paid course stays open to you as stated on that page.'),
    ('terms',
      'we mend it or refund the price. Your rights under the consumer protection laws of Singapore and Malaysia remain in full.',
      'we will put it right or refund the price. Your rights under the consumer protection laws of Singapore and Malaysia are not affected.'),
    ('terms',
      'Points thank you for learning. They are not money, cannot be bought, sold, transferred or paid out, and may expire as the rules on the page of points say. Rewards are subject to stock and approval; points of a declined or cancelled request are returned.',
      'Points are our thanks for learning. They are not money, cannot be bought, sold, transferred or paid out, and may expire under the rules on the points page. Rewards are subject to stock and approval; the points of a declined or cancelled request are returned.'),
    ('terms',
      'We work with care, yet the site may be away for maintenance or contain mistakes. We are liable where the law says that liability cannot be excluded, such as for injury caused by negligence or for fraud.',
      'We work with care, but the site may be unavailable during maintenance or contain mistakes. We are liable where the law does not allow liability to be excluded, such as for injury caused by negligence or for fraud.'),
    ('terms',
      'we are not liable for investment losses or indirect damage, and otherwise up to what you have paid us in the past twelve months.',
      'we are not liable for investment losses or indirect damage, and our liability is otherwise limited to what you have paid us in the past twelve months.'),
    ('terms',
      'Unused points end with it.',
      'Any unused points are lost with it.'),
    ('terms',
      'when the terms change, we ask you again. The law of Singapore applies; if you live in Malaysia as a consumer, the protection of the law there stays with you. Please write to us first, so that we can settle a dispute between us. The English and the Chinese text should say the same; where they do not, the English one applies.',
      'when the terms change, we ask for your consent again. The law of Singapore applies; if you are a consumer living in Malaysia, you keep the protection of the law there. In a dispute, please write to us first, so that we can settle it between us. The English and the Chinese texts are meant to say the same; where they differ, the English text applies.'),
    ('terms',
      '注册需要邀请码与真实电邮，一人一个账户。',
      '注册需要邀请码与您本人的电邮，一人一个账户。'),
    ('terms',
      '评价与作业请公允。请勿发布违法、侮辱性内容、他人的作品、广告，或对具体投资的推荐。请勿干扰网站、自动复制内容，或以程序获取积分。',
      '写评价与作业，请公允待人。请勿发布违法或侮辱性内容、他人的作品、广告，或对具体投资的推荐。请勿干扰网站运作、以自动方式复制内容，或用程序获取积分。'),
    ('terms',
      '我们谨慎工作，但网站可能因维护而暂停',
      '我们力求稳妥，但网站可能因维护而暂停'),
    ('terms',
      '未使用的积分随之终止。',
      '未使用的积分随之失效。')
  ) as wordings (kind, before, after) loop
    update legal_documents
    set html = replace(html, wording.before, wording.after),
      html_zh = replace(html_zh, wording.before, wording.after)
    where kind = wording.kind and kind = any (untouched);
  end loop;
  update legal_documents set updated_at = now(), version = version + 1 where kind = any (untouched);
end $$;

update passages
set text = 'We teach private investors in Malaysia, Singapore and wider Asia to take the long view and judge for themselves.',
  updated_at = now(), version = version + 1
where section = 'about_intro'
  and text = 'We teach private investors in Malaysia, Singapore and wider Asia to look far and judge for themselves.';

update passages
set text_zh = '我们面向马来西亚、新加坡及亚洲其他地区的个人投资者，教人看得远，也教人自己判断。',
  updated_at = now(), version = version + 1
where section = 'about_intro'
  and text_zh = '我们面向马来西亚、新加坡及亚洲的个人投资者，教人看得远，也教人自己判断。';

update passages
set text = 'Lessons are short. Read, listen or watch on a phone, in large type.',
  updated_at = now(), version = version + 1
where section = 'about_way'
  and text = 'Lessons are short and can be read, heard or watched on a phone, in large type.';

update passages
set text = 'To join you need an invitation code; every learner finds one of their own on their profile page. If you have a question, write or call; we answer in both languages.',
  updated_at = now(), version = version + 1
where section = 'about_contact'
  and text = 'To join you need an invitation code, which any learner can find on their profile page. Write or ring if you have a question; we answer in both languages.';

update passages
set text = 'Every course is available in Chinese and in English, with examples from Malaysia and Singapore.',
  updated_at = now(), version = version + 1
where section = 'history_capability'
  and text = 'Every course exists in Chinese and in English, with examples from both countries.';

update passages
set text = 'Supports the free training programme: five months, from 1 July to 1 December 2025, with 3,000 places in Malaysia and Singapore.',
  updated_at = now(), version = version + 1
where section = 'history_fund'
  and text = 'Carries the free training programme: five months, from 1 July to 1 December 2025, with 3,000 places in Malaysia and Singapore.';
