-- The privacy notice and the terms of use: a draft that admins edit, versions that never change once
-- they are published, and who agreed to which. An academy begins with the texts below as drafts.

create table legal_documents (
  kind text constraint legal_documents_pkey primary key,
  html text not null,
  html_zh text not null,
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  constraint legal_documents_kind check (kind in ('privacy', 'terms')),
  constraint legal_documents_length check (length(html) <= 100000 and length(html_zh) <= 100000)
);
comment on table legal_documents is 'The drafts of the privacy notice and the terms of use, as admins edit them.';

create table legal_versions (
  kind text not null constraint legal_versions_document_fkey references legal_documents (kind),
  number integer not null,
  html text not null,
  html_zh text not null,
  published_at timestamptz not null,
  published_by integer constraint legal_versions_publisher_fkey references users (user_id),
  constraint legal_versions_pkey primary key (kind, number),
  constraint legal_versions_number check (number >= 1),
  constraint legal_versions_texts check (html <> '' and html_zh <> '')
);
comment on table legal_versions is 'What was published, as it was published; the highest number of a kind is in force.';

create table legal_consents (
  user_id integer not null constraint legal_consents_user_fkey references users (user_id),
  kind text not null,
  number integer not null,
  consented_at timestamptz not null,
  constraint legal_consents_pkey primary key (user_id, kind, number),
  constraint legal_consents_version_fkey foreign key (kind, number) references legal_versions (kind, number)
);
comment on table legal_consents is 'Who agreed to which version, and when.';
create index legal_consents_version_idx on legal_consents (kind, number);

create trigger legal_versions_append_only before update or delete on legal_versions
  for each row execute function reject_change();
comment on trigger legal_versions_append_only on legal_versions is
  'A published version is never changed: people have agreed to it.';
create trigger legal_versions_no_truncate before truncate on legal_versions
  for each statement execute function reject_change();
comment on trigger legal_versions_no_truncate on legal_versions is 'The versions cannot be emptied.';
create trigger legal_consents_append_only before update or delete on legal_consents
  for each row execute function reject_change();
comment on trigger legal_consents_append_only on legal_consents is
  'A consent is evidence: it is added and never changed.';
create trigger legal_consents_no_truncate before truncate on legal_consents
  for each statement execute function reject_change();
comment on trigger legal_consents_no_truncate on legal_consents is 'The consents cannot be emptied.';

create trigger legal_documents_notify_change
  after insert or update or delete or truncate on legal_documents
  for each statement execute function notify_catalogue_change();
comment on trigger legal_documents_notify_change on legal_documents is
  'Tells every process that what guests see has changed.';
create trigger legal_versions_notify_change
  after insert or update or delete or truncate on legal_versions
  for each statement execute function notify_catalogue_change();
comment on trigger legal_versions_notify_change on legal_versions is
  'Tells every process that what guests see has changed.';

insert into legal_documents (kind, html, html_zh) values
('privacy', $html$<p>This notice says which personal data the academy keeps, why, for how long, and what you can do about it. It applies to everybody who visits this site or has an account, in Singapore under the Personal Data Protection Act 2012, and in Malaysia under the Personal Data Protection Act 2010 as amended in 2024.</p>
<h2>Who is responsible</h2>
<p>The academy named at the foot of this page is responsible for your data (in Malaysia: the data controller). It has appointed a data protection officer. Write to the email or postal address at the foot of this page, with the words “Data protection officer”. You may write in English or Chinese.</p>
<h2>What we collect, and what for</h2>
<ul>
<li><strong>Account:</strong> your email address, a name if you give one, your language, and your password as a hash from which nobody can read it. We need them so that you can log in and be addressed.</li>
<li><strong>Learning:</strong> courses, progress, quiz answers, assignments and their files, reviews and likes. We need them to teach you, to keep your place and to reply to you. Your name and your reviews are shown to other visitors.</li>
<li><strong>Points and rewards:</strong> every change of your points, your requests for rewards and, only where something is sent to you, the recipient’s name, phone number and address.</li>
<li><strong>Payments:</strong> amount, currency, date, method and course. We never see or keep card numbers.</li>
<li><strong>Security:</strong> your open sessions with the description of the browser, known devices, login attempts, and a record of what admins and teachers change.</li>
<li><strong>Consent:</strong> which version of these texts you agreed to, and when.</li>
</ul>
<p>What a form marks as required is needed for that step; without it we cannot carry it out. Everything else is your choice.</p>
<h2>Cookies</h2>
<p>We set only cookies that the site needs: your session, the browsers you have logged in with, your language and your theme. There is no advertising and no tracking by others.</p>
<h2>Who receives your data</h2>
<p>Our teachers see the work and the names of the people in their courses. Carriers receive the name, phone number and address for a parcel. Companies that run servers, email or payments for us process data on our written instructions alone. We never sell personal data. We disclose it to authorities only where the law requires it.</p>
<h2>Transfer to other countries</h2>
<p>Our servers may stand, and we may work, in a country other than yours. Personal data leaves Singapore or Malaysia only where the recipient is bound, by law or by contract, to protect it to a comparable standard.</p>
<h2>How long we keep it</h2>
<ul>
<li>Sessions, and links sent by email: seven days after they have ended. Known devices: 180 days after the last login. Login attempts: until the period over which they are counted has passed, a day at most.</li>
<li>Delivery details of a reward: normally 90 days after the request is completed; then they are blanked.</li>
<li>The record of changes by admins: seven years. Technical logs of the servers: 30 days.</li>
<li>Points and payments: as long as the accounts have to be kept by law, without your name once your account is deleted.</li>
<li>Everything else: until you delete your account.</li>
</ul>
<h2>Your rights</h2>
<ul>
<li><strong>Access and portability:</strong> your profile has a page “Privacy” with a file of everything that we hold on you, in a form that people and programs can read.</li>
<li><strong>Correction:</strong> change your name and language in your profile, and write to us about anything else that is wrong.</li>
<li><strong>Withdrawing consent and deletion:</strong> delete your account on the same page. You can take it back for 14 days; then your name, addresses and access are erased. Withdrawing consent does not affect what was lawful before, and means that we can no longer teach you through an account.</li>
<li><strong>Direct marketing:</strong> you can tell us at any time to stop.</li>
</ul>
<p>We answer a request to the data protection officer within 21 days, or tell you in that time why we need up to 30 days. You can also complain to the Personal Data Protection Commission in Singapore or to the Personal Data Protection Commissioner in Malaysia.</p>
<h2>If something goes wrong</h2>
<p>If personal data is lost or reaches the wrong people, we look into it without delay. Where significant harm is likely or many people are affected, we notify the authority (in Singapore within 3 days of our assessment, in Malaysia within 72 hours), and you: in Singapore as soon as practicable, in Malaysia within 7 days after that.</p>
<h2>Young people</h2>
<p>Anybody under 18 needs the consent of a parent or guardian to open an account.</p>
<h2>Changes</h2>
<p>Each version of this notice has a number and a date. When it changes, we ask you again.</p>$html$,
$html$<p>本声明说明学院保存哪些个人资料、为什么保存、保存多久，以及您有哪些权利。它适用于浏览本网站或拥有账户的每一个人：在新加坡依《2012 年个人资料保护法令》，在马来西亚依 2024 年修订的《2010 年个人资料保护法令》。</p>
<h2>由谁负责</h2>
<p>页面底部所列的学院对您的资料负责（在马来西亚为“资料控制者”），并已委任一名资料保护官。请写信至页面底部的电邮或通讯地址，并注明“资料保护官”。您可以使用中文或英文。</p>
<h2>收集什么，作何用途</h2>
<ul>
<li><strong>账户：</strong>您的电邮、您愿意提供的姓名、语言，以及无人能够还原的密码散列值。没有它们，您无法登录，我们也无从称呼您。</li>
<li><strong>学习：</strong>课程、进度、测验答案、作业及其文件、评价与点赞，用于教学、记住您学到哪里，并回复您。您的姓名与评价会显示给其他访客。</li>
<li><strong>积分与奖励：</strong>每一笔积分变动、您的兑换申请；只有需要寄送时，才会收集收件人的姓名、电话与地址。</li>
<li><strong>付款：</strong>金额、货币、日期、方式与课程。我们看不到也不保存银行卡号。</li>
<li><strong>安全：</strong>您的登录会话与浏览器说明、已知设备、登录尝试，以及管理员和教师所作更改的记录。</li>
<li><strong>同意：</strong>您同意了哪一版本，以及时间。</li>
</ul>
<p>表单中标为必填的内容是该步骤所必需的，没有便无法办理；其余由您自行决定。</p>
<h2>Cookie</h2>
<p>我们只使用网站运行所必需的 Cookie：登录会话、您登录过的浏览器、语言与主题。没有广告，也没有第三方跟踪。</p>
<h2>谁会收到您的资料</h2>
<p>教师能看到自己课程中学员的姓名与作业。快递公司会收到包裹所需的姓名、电话与地址。替我们运行服务器、邮件或支付的公司，只按我们的书面指示处理资料。我们绝不出售个人资料，只在法律要求时才向主管机关披露。</p>
<h2>转移至其他国家</h2>
<p>我们的服务器与工作地点可能不在您所在的国家。只有当接收方依法律或合同有义务给予相当程度的保护时，个人资料才会离开新加坡或马来西亚。</p>
<h2>保存多久</h2>
<ul>
<li>登录会话与邮件中的链接：结束后七天。已知设备：最后一次登录后 180 天。登录尝试：至其计算期限结束，最多一天。</li>
<li>奖励的收件资料：一般为申请办结后 90 天，之后清空。</li>
<li>管理员更改的记录：七年。服务器的技术日志：30 天。</li>
<li>积分与付款：依法须保存账目的期间；账户删除后不再带有您的姓名。</li>
<li>其余内容：至您删除账户为止。</li>
</ul>
<h2>您的权利</h2>
<ul>
<li><strong>查阅与携带：</strong>个人中心的“隐私”页面提供一个文件，包含我们保存的关于您的全部内容，人与程序都能读取。</li>
<li><strong>更正：</strong>您可以在个人中心修改姓名与语言；其他有误之处，请写信给我们。</li>
<li><strong>撤回同意与删除：</strong>在同一页面删除账户。14 天内可以取消；之后您的姓名、地址与登录权限将被清除。撤回同意不影响此前合法的处理，也意味着我们无法再通过账户为您授课。</li>
<li><strong>直接营销：</strong>您可以随时要求我们停止。</li>
</ul>
<p>对致资料保护官的请求，我们在 21 天内答复，或在此期间说明为何需要最多 30 天。您也可以向新加坡个人资料保护委员会或马来西亚个人资料保护专员投诉。</p>
<h2>如果出了问题</h2>
<p>如果个人资料遗失或落入他人之手，我们会立即查明。若可能造成重大损害或影响多人，我们会通知主管机关（在新加坡于评估后 3 天内，在马来西亚于 72 小时内），并通知您：在新加坡尽快通知，在马来西亚则在其后 7 天内。</p>
<h2>未成年人</h2>
<p>未满 18 岁者开设账户，须有父母或监护人同意。</p>
<h2>更改</h2>
<p>本声明的每个版本都有编号与日期。内容更改时，我们会重新征求您的同意。</p>$html$),
('terms', $html$<p>These terms are the agreement between you and the academy named at the foot of this page about using this site and its courses.</p>
<h2>Education, not advice</h2>
<p>The academy teaches. Nothing here is financial advice, an offer, or a recommendation to buy or sell an investment. The academy is not licensed to advise on or deal in securities, holds nobody’s money and promises no return. Every investment can lose value; the decision, and its risk, are yours.</p>
<h2>Your account</h2>
<p>You register with an invitation code and a true email address, one account a person. Keep your password to yourself; what happens through your account counts as yours unless somebody else has misused it without your fault. Anybody under 18 needs the consent of a parent or guardian.</p>
<h2>How we treat each other</h2>
<p>Be fair in reviews and assignments. Do not post what is unlawful, insulting, somebody else’s work, advertising, or a recommendation of particular investments. Do not disturb the site, copy its contents automatically, or collect points by program. We may hide contents, reverse points that were not earned, or close an account after telling you why, at once only where others would be harmed.</p>
<h2>Contents</h2>
<p>Courses belong to the academy and its authors. You may use them for your own learning; publishing or selling them needs our written permission. What you write stays yours; you allow us to show it within the academy.</p>
<h2>Paid courses and refunds</h2>
<p>The page of a course shows its price and currency before you pay. A paid course stays open to you as the page of the course says. If a course cannot be opened or differs from its description, write to us; we mend it or refund the price. Your rights under the consumer protection laws of Singapore and Malaysia remain in full.</p>
<h2>Points and rewards</h2>
<p>Points thank you for learning. They are not money, cannot be bought, sold, transferred or paid out, and may expire as the rules on the page of points say. Rewards are subject to stock and approval; points of a declined or cancelled request are returned.</p>
<h2>Availability and liability</h2>
<p>We work with care, yet the site may be away for maintenance or contain mistakes. We are liable where the law says that liability cannot be excluded, such as for injury caused by negligence or for fraud. Beyond that, and as far as the law allows, we are not liable for investment losses or indirect damage, and otherwise up to what you have paid us in the past twelve months.</p>
<h2>Ending</h2>
<p>You can delete your account at any time under “Privacy” in your profile. Unused points end with it.</p>
<h2>Changes, law and language</h2>
<p>Each version has a number and a date; when the terms change, we ask you again. The law of Singapore applies; if you live in Malaysia as a consumer, the protection of the law there stays with you. Please write to us first, so that we can settle a dispute between us. The English and the Chinese text should say the same; where they do not, the English one applies.</p>$html$,
$html$<p>本条款是您与页面底部所列学院之间，就使用本网站及其课程所订立的协议。</p>
<h2>只教知识，不作建议</h2>
<p>学院从事教育。本网站的任何内容均不构成财务建议、要约，或买卖任何投资的推荐。学院未持有证券咨询或交易的执照，不保管任何人的资金，也不承诺收益。任何投资都可能亏损；决定与风险均由您自行承担。</p>
<h2>您的账户</h2>
<p>注册需要邀请码与真实电邮，一人一个账户。请保管好您的密码；除非他人在您没有过失的情况下盗用，通过您账户所作的操作视为您本人所为。未满 18 岁者须有父母或监护人同意。</p>
<h2>彼此相待</h2>
<p>评价与作业请公允。请勿发布违法、侮辱性内容、他人的作品、广告，或对具体投资的推荐。请勿干扰网站、自动复制内容，或以程序获取积分。我们可以隐藏内容、撤销并非学习所得的积分，或在说明理由后关闭账户；只有在他人将受到损害时才会立即关闭。</p>
<h2>内容</h2>
<p>课程归学院及其作者所有，供您个人学习；公开发布或出售须经我们书面许可。您所写的内容仍归您所有，并允许我们在学院内展示。</p>
<h2>付费课程与退款</h2>
<p>课程页面会在您付款前列明价格与货币。已付费的课程按其页面所述对您开放。如果课程无法打开，或与介绍不符，请写信给我们；我们会修正或退还价款。您在新加坡与马来西亚消费者保护法律下的权利完全不受影响。</p>
<h2>积分与奖励</h2>
<p>积分是对学习的鼓励，不是货币，不能购买、出售、转让或兑现，并可能按积分页面的规则到期。奖励视库存与审核而定；被拒绝或取消的申请，其积分会退还。</p>
<h2>可用性与责任</h2>
<p>我们谨慎工作，但网站可能因维护而暂停，内容也可能有误。凡法律规定不得免除的责任，例如因疏忽造成的人身伤害或欺诈，我们照常承担。除此以外，在法律允许的范围内，我们不对投资亏损或间接损失负责，其余责任以您过去十二个月向我们支付的金额为限。</p>
<h2>终止</h2>
<p>您可以随时在个人中心的“隐私”页面删除账户，未使用的积分随之终止。</p>
<h2>更改、法律与语言</h2>
<p>每个版本都有编号与日期；条款更改时，我们会重新征求您的同意。本条款适用新加坡法律；如果您是居住在马来西亚的消费者，当地法律的保护仍然适用。若有争议，请先写信给我们，以便协商解决。英文与中文文本内容应当一致；如有出入，以英文为准。</p>$html$);
