/**
 * What a voice reads where a cue has figures: the caption shows them, the voice needs
 * words. By media file, then by the cue’s text in the language that is spoken.
 */
export const spokenLines: Record<string, Record<string, string>> = {
  'compound-interest.mp4': {
    '把1万令吉拿去投资，假设每年赚6%。': '把一万令吉拿去投资，假设每年赚百分之六。',
    '每年赚到的600令吉，如果都拿出来花掉，': '每年赚到的六百令吉，如果都拿出来花掉，',
    '走的就是一条直路：三十年，前后一共2万8000令吉。':
      '走的就是一条直路：三十年，前后一共两万八千令吉。',
    '头十年，两条路几乎并排，只差1900令吉。': '头十年，两条路几乎并排，只差一千九百令吉。',
    '二十年，差距超过1万令吉；': '二十年，差距超过一万令吉。',
    '三十年，5万7400令吉，比直路高出一倍。': '三十年，五万七千四百令吉，比直路高出一倍。',
    '多久翻一倍？用72除以回报率：72除以6，大约12年。':
      '多久翻一倍？用七十二除以回报率：七十二除以六，大约十二年。',
    '费用也会利滚利：每年多付1%，三十年少掉1万4200令吉。':
      '费用也会利滚利：每年多付百分之一，三十年少掉一万四千二百令吉。',
  },
  'stop-loss.mp4': {
    'You want to buy a share at RM2.50. First ask: where would I admit that I was wrong?':
      'You want to buy a share at two ringgit fifty. First ask: where would I admit that I was wrong?',
    'Below RM2.30, under the support, your reason for buying is gone.':
      'Below two thirty, under the support, your reason for buying is gone.',
    'Now the number of shares. You accept a loss of RM400, one per cent of your account.':
      'Now the number of shares. You accept a loss of four hundred ringgit, one per cent of your account.',
    'Each share risks 20 sen. 400 divided by 0.20 is 2,000 shares.':
      'Each share risks twenty sen. Four hundred divided by zero point two is two thousand shares.',
    'The price falls to 2.30. You are out, RM400 poorer.':
      'The price falls to two thirty. You are out, four hundred ringgit poorer.',
    'But a stop is not a guarantee. After bad news, a share can open at 2.15.':
      'But a stop is not a guarantee. After bad news, a share can open at two fifteen.',
    'It has jumped the railing, and the loss is RM700. Against a gap, only a small position helps.':
      'It has jumped the railing, and the loss is seven hundred ringgit. Against a gap, only a small position helps.',
  },
};
