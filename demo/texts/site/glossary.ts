import type { DemoTerm } from '../demo-types.ts';

export const demoTerms: DemoTerm[] = [
  // Household money
  {
    en: 'Asset',
    zh: '资产',
    aliases: ['财产', 'assets', '資產'],
    meaning: {
      en: 'Something you own that has value, such as cash, shares or a flat.',
      zh: '您拥有的、有价值的东西，例如现金、股票或房子。',
    },
  },
  {
    en: 'Liability',
    zh: '负债',
    aliases: ['债务', 'debt', 'liabilities', '負債'],
    meaning: {
      en: 'Something you owe and will have to pay, such as a home loan or a credit-card bill.',
      zh: '您欠下、将来必须偿还的钱，例如房贷或信用卡账单。',
    },
  },
  {
    en: 'Net worth',
    zh: '净资产',
    aliases: ['身家', '資產淨額', 'personal net worth'],
    meaning: {
      en: 'What would be left if you sold everything you own and paid everything you owe.',
      zh: '把拥有的全部卖掉、欠下的全部还清之后，剩下来的那一部分。',
    },
  },
  {
    en: 'Cash flow',
    zh: '现金流',
    aliases: ['現金流量', '现金流量', 'cashflow'],
    meaning: {
      en: 'The money that actually comes in and goes out over a period, as opposed to what is only promised.',
      zh: '一段时间里真正进出的钱，不包括只是答应了、还没到手的部分。',
    },
  },
  {
    en: 'Emergency fund',
    zh: '紧急备用金',
    aliases: ['应急储备金', '緊急預備金', '应急金', 'rainy-day fund'],
    meaning: {
      en: 'Money kept within easy reach, usually three to six months of expenses, for illness, repairs or the loss of a job.',
      zh: '随时可以动用的一笔钱，通常够三到六个月开销，用来应付生病、维修或失业。',
    },
  },
  {
    en: 'Budget',
    zh: '预算',
    aliases: ['開支預算', '收支计划', 'budgeting'],
    meaning: {
      en: 'A plan, made beforehand, for how much you will spend, save and give away.',
      zh: '事先定好的计划，写明要花多少、存多少、给家人多少。',
    },
  },
  {
    en: 'Fixed deposit',
    zh: '定期存款',
    aliases: ['定存', 'FD', 'time deposit'],
    meaning: {
      en: 'Money left with a bank for an agreed period in return for an agreed rate of interest.',
      zh: '按约定的期限把钱存在银行，换取约定的利息。',
    },
  },
  {
    en: 'Deposit insurance',
    zh: '存款保险',
    aliases: ['SDIC', 'PIDM', '存款保障'],
    meaning: {
      en: 'A scheme that repays depositors, up to a set limit at each bank, if the bank fails; it does not cover investments such as funds or shares.',
      zh: '银行倒闭时，在每家银行的限额之内赔付存户的制度，不保障基金、股票等投资。',
    },
  },
  {
    en: 'Principal',
    zh: '本金',
    aliases: ['母金', 'capital sum', '原始投入'],
    meaning: {
      en: 'The amount you first put in or borrowed, before any interest or gains.',
      zh: '最初投入或借入的金额，不包括利息和收益。',
    },
  },
  {
    en: 'Interest rate',
    zh: '利率',
    aliases: ['利息率', '息率', 'annual rate'],
    meaning: {
      en: 'The price of borrowing money, or the reward for lending it, given as a percentage a year.',
      zh: '借钱的价钱，也是把钱借给别人的报酬，以每年百分之几表示。',
    },
  },
  {
    en: 'Compound interest',
    zh: '复利',
    aliases: ['複利', '利滚利', '利滾利', 'compounding'],
    meaning: {
      en: 'Interest that is added to the sum so that it earns interest of its own afterwards.',
      zh: '利息并入本金，之后再一起生息，俗称“利滚利”。',
    },
  },
  {
    en: 'Effective interest rate',
    zh: '实际年利率',
    aliases: ['有效利率', '有效年利率', 'EIR', 'APR'],
    meaning: {
      en: 'The true yearly cost of a loan once fees and the way it is repaid are counted; it is usually higher than the advertised flat rate.',
      zh: '把费用和还款方式都算进去之后，贷款每年的真实成本，通常高于广告上的平息率。',
    },
  },
  {
    en: 'Rule of 72',
    zh: '72法则',
    aliases: ['七二法则', '七十二法則', 'rule of seventy-two'],
    meaning: {
      en: 'A shortcut: divide 72 by the yearly growth rate in per cent to estimate the years a sum takes to double.',
      zh: '一种速算法：用72除以每年增长的百分比，就大约知道一笔钱多少年翻一倍。',
    },
  },
  {
    en: 'Inflation',
    zh: '通货膨胀',
    aliases: ['通胀', '通膨', '通貨膨脹'],
    meaning: {
      en: 'A general rise in prices, which means that the same money buys less each year.',
      zh: '物价普遍上涨，同样的钱一年比一年买得少。',
    },
  },
  {
    en: 'Real return',
    zh: '实际回报率',
    aliases: ['实质回报率', '實質報酬率', 'inflation-adjusted return'],
    meaning: {
      en: 'What an investment earned after inflation has been taken off.',
      zh: '投资回报扣除通胀之后，真正增加的那一部分。',
    },
  },
  {
    en: 'Opportunity cost',
    zh: '机会成本',
    aliases: ['機會成本', 'alternative cost'],
    meaning: {
      en: 'What you give up when you choose one thing instead of the next best.',
      zh: '选了一样，就得放弃次好的那一样，放弃掉的就是机会成本。',
    },
  },
  {
    en: 'Liquidity',
    zh: '流动性',
    aliases: ['变现能力', '變現能力', '流動性'],
    meaning: {
      en: 'How quickly something can be turned into cash without a large loss on the price.',
      zh: '一样东西在不大幅折价的情况下，多快可以换成现金。',
    },
  },

  // Risk and the portfolio
  {
    en: 'Portfolio',
    zh: '投资组合',
    aliases: ['资产组合', '投資組合'],
    meaning: {
      en: 'All the investments that a person or a fund holds, looked at together.',
      zh: '一个人或一只基金持有的全部投资，合起来看就是投资组合。',
    },
  },
  {
    en: 'Asset allocation',
    zh: '资产配置',
    aliases: ['資產配置', '配置比例'],
    meaning: {
      en: 'Deciding what share of your money goes into shares, bonds, cash and so on.',
      zh: '决定把钱按什么比例分到股票、债券、现金等不同类别。',
    },
  },
  {
    en: 'Diversification',
    zh: '分散投资',
    aliases: ['分散风险', '多元化投资', '分散投資'],
    meaning: {
      en: 'Spreading money over many different investments so that one failure does not sink you.',
      zh: '把钱分放在许多不同的投资上，免得一处出事就满盘皆输。',
    },
  },
  {
    en: 'Rebalancing',
    zh: '再平衡',
    aliases: ['资产再平衡', '再平衡調整', 'portfolio rebalancing'],
    meaning: {
      en: 'Selling a little of what has grown and adding to what has shrunk, so as to return to the shares you had planned.',
      zh: '把涨多了的卖掉一些，补进比例变小的部分，让组合回到原定的比例。',
    },
  },
  {
    en: 'Dollar-cost averaging',
    zh: '定投',
    aliases: [
      '定期定额投资',
      '定期定額',
      '平均成本法',
      'DCA',
      'regular savings plan',
      'RSP',
      '定期投资',
    ],
    meaning: {
      en: 'Investing the same sum at regular intervals whatever the price, so that you buy more units when prices are low and fewer when they are high.',
      zh: '不管价格高低，定期投入同样的金额，价低时买得多，价高时买得少。',
    },
  },
  {
    en: 'Risk tolerance',
    zh: '风险承受能力',
    aliases: ['风险承受度', '風險承受度', 'risk profile', 'risk appetite'],
    meaning: {
      en: 'How large a fall you can bear, in your pocket and in your nerves, without being forced to sell.',
      zh: '在财力上和心理上，您能承受多大的跌幅而不必被迫卖出。',
    },
  },
  {
    en: 'Return',
    zh: '回报率',
    aliases: ['报酬率', '報酬率', 'rate of return', 'ROI'],
    meaning: {
      en: 'What an investment gained or lost over a period, given as a percentage of what was put in.',
      zh: '投资在一段时间内赚了或亏了多少，以占投入金额的百分比表示。',
    },
  },
  {
    en: 'Compound annual growth rate',
    zh: '年均复合增长率',
    aliases: ['CAGR', '年複合成長率', '年化增长率'],
    meaning: {
      en: 'The steady yearly rate that would have led from the starting value to the final one.',
      zh: '假设每年增长率都一样，从期初到期末所需的年增长率。',
    },
  },
  {
    en: 'Capital gain',
    zh: '资本利得',
    aliases: ['资本增值', '資本利得', 'capital appreciation'],
    meaning: {
      en: 'The profit made when something is sold for more than it cost.',
      zh: '卖出价高于买入价所得的利润。',
    },
  },
  {
    en: 'Volatility',
    zh: '波动率',
    aliases: ['波动性', '波動率', '波幅'],
    meaning: {
      en: 'How widely and how often a price swings up and down.',
      zh: '价格上下波动的幅度和频密程度。',
    },
  },
  {
    en: 'Maximum drawdown',
    zh: '最大回撤',
    aliases: ['最大跌幅', '最大回檔', 'drawdown', 'MDD'],
    meaning: {
      en: 'The largest fall from a high point to the low that followed it.',
      zh: '从某个高点跌到其后最低点的最大跌幅。',
    },
  },
  {
    en: 'Correlation',
    zh: '相关性',
    aliases: ['关联性', '相關係數', '相关系数'],
    meaning: {
      en: 'How far two investments tend to move together.',
      zh: '两项投资同涨同跌的程度。',
    },
  },
  {
    en: 'Concentration risk',
    zh: '集中风险',
    aliases: ['集中風險', '持股过于集中'],
    meaning: {
      en: 'The danger of having too much in one company, one industry or one country.',
      zh: '把太多的钱押在同一家公司、同一个行业或同一个国家的危险。',
    },
  },
  {
    en: 'Systematic risk',
    zh: '系统性风险',
    aliases: ['市场风险', 'market risk', '系統性風險'],
    meaning: {
      en: 'Risk that hits the whole market at once and cannot be spread away.',
      zh: '影响整个市场的风险，靠分散投资也避不开。',
    },
  },
  {
    en: 'Beta',
    zh: '贝塔系数',
    aliases: ['贝他系数', '貝他值', 'β'],
    meaning: {
      en: 'How strongly a share tends to move when the market moves; a figure above 1 means more than the market.',
      zh: '衡量大市变动时一只股票跟着变动多少，大于1表示波动比大市大。',
    },
  },
  {
    en: 'Alpha',
    zh: '阿尔法',
    aliases: ['超额回报', '超額報酬', 'α', 'excess return'],
    meaning: {
      en: 'The part of a return that the movement of the market does not explain.',
      zh: '回报当中，不能用大市涨跌来解释的那一部分。',
    },
  },
  {
    en: 'Sharpe ratio',
    zh: '夏普比率',
    aliases: ['夏普值', '夏普指數'],
    meaning: {
      en: 'Return above the risk-free rate, divided by how bumpy the ride was.',
      zh: '超出无风险利率的回报除以波动程度，用来看冒这份险值不值得。',
    },
  },
  {
    en: 'Risk-free rate',
    zh: '无风险利率',
    aliases: ['無風險利率', '无风险回报率'],
    meaning: {
      en: 'The return on something regarded as almost sure to be paid, usually short government bills.',
      zh: '几乎肯定能兑付的投资所给的回报率，通常以短期国库券为准。',
    },
  },
  {
    en: 'Benchmark',
    zh: '基准',
    aliases: ['業績基準', '参考指标', 'benchmark index'],
    meaning: {
      en: 'The index or rate against which a fund or portfolio is measured.',
      zh: '用来衡量基金或组合表现的参照指数或利率。',
    },
  },
  {
    en: 'Leverage',
    zh: '杠杆',
    aliases: ['槓桿', '融资放大', '借钱投资'],
    meaning: {
      en: 'Using borrowed money, or products that work like it, so that both gains and losses grow.',
      zh: '用借来的钱或类似的产品放大投资，赚得更多，亏得也更多。',
    },
  },
  {
    en: 'Hedging',
    zh: '对冲',
    aliases: ['避险', '避險', 'hedge', '套期保值'],
    meaning: {
      en: 'Taking a position meant to offset part of the loss on another.',
      zh: '另做一笔交易，用来抵消原有投资的部分亏损。',
    },
  },

  // Shares and companies
  {
    en: 'Share',
    zh: '股票',
    aliases: ['股份', 'stock', 'equity', 'shares'],
    meaning: {
      en: 'A small part of the ownership of a company, with a claim on what it earns.',
      zh: '一家公司的一小份所有权，有权分享公司赚到的钱。',
    },
  },
  {
    en: 'Preference share',
    zh: '优先股',
    aliases: ['特別股', '特别股', 'preferred stock'],
    meaning: {
      en: 'A share that receives its fixed dividend before ordinary shares get any, usually without a vote.',
      zh: '先于普通股领取固定股息的股份，一般没有投票权。',
    },
  },
  {
    en: 'Blue chip',
    zh: '蓝筹股',
    aliases: ['藍籌股', '权值股', '權值股'],
    meaning: {
      en: 'A share in a large, long-established company; well known is not the same as safe.',
      zh: '规模大、历史久的公司的股票，但出名不等于安全。',
    },
  },
  {
    en: 'Penny stock',
    zh: '仙股',
    aliases: ['低价股', '水餃股', '雞蛋水餃股'],
    meaning: {
      en: 'A very cheap share, often in a small company, whose price can be moved by a few large orders.',
      zh: '价格很低的股票，多属小公司，几张大单就能左右股价。',
    },
  },
  {
    en: 'Growth stock',
    zh: '成长股',
    aliases: ['增长股', '成長股'],
    meaning: {
      en: 'A share in a company expected to grow faster than most, for which buyers pay a higher price.',
      zh: '预期增长快于一般公司的股票，买家往往要付较高的价钱。',
    },
  },
  {
    en: 'Value stock',
    zh: '价值股',
    aliases: ['價值股', 'value share'],
    meaning: {
      en: 'A share that looks cheap against what the company earns or owns, sometimes for good reason.',
      zh: '相对于公司盈利或资产显得便宜的股票，不过有时便宜是有原因的。',
    },
  },
  {
    en: 'Dividend',
    zh: '股息',
    aliases: ['股利', '红利', '配息', 'DPS'],
    meaning: {
      en: 'The part of its profit that a company pays out to its shareholders.',
      zh: '公司从盈利中拿出来分给股东的那一部分。',
    },
  },
  {
    en: 'Dividend yield',
    zh: '股息率',
    aliases: ['殖利率', '股利率', '周息率', '股息收益率'],
    meaning: {
      en: 'A year’s dividends divided by the share price; a very high figure may mean that the price has fallen for a reason.',
      zh: '全年股息除以股价；数字特别高，可能是因为股价出了问题才下跌。',
    },
  },
  {
    en: 'Payout ratio',
    zh: '派息率',
    aliases: ['股利發放率', '配息率', '派息比率', 'dividend payout'],
    meaning: {
      en: 'The share of its profit that a company pays out as dividends.',
      zh: '公司把盈利的百分之几拿出来派息。',
    },
  },
  {
    en: 'Ex-dividend date',
    zh: '除息日',
    aliases: ['除权除息日', '除權息日', 'ex-date', 'XD'],
    meaning: {
      en: 'The first day on which a buyer of the share no longer receives the dividend just announced.',
      zh: '从这一天起买入股票，就领不到刚宣布的那次股息。',
    },
  },
  {
    en: 'Market capitalisation',
    zh: '市值',
    aliases: ['总市值', '市價總值', 'market cap', 'market capitalization'],
    meaning: {
      en: 'The share price multiplied by the number of shares: what the market says the whole company is worth.',
      zh: '股价乘以总股数，也就是市场给整家公司的定价。',
    },
  },
  {
    en: 'Earnings per share',
    zh: '每股盈利',
    aliases: ['EPS', '每股收益', '每股盈餘'],
    meaning: {
      en: 'The company’s profit for the year divided by the number of its shares.',
      zh: '公司全年盈利除以总股数。',
    },
  },
  {
    en: 'Price-to-earnings ratio',
    zh: '市盈率',
    aliases: ['P/E', 'P/E ratio', 'PE', '本益比'],
    meaning: {
      en: 'The share price divided by a year’s earnings per share: how many years of present profit you pay for.',
      zh: '股价除以每股盈利，等于您用多少年的现有盈利去买这只股票。',
    },
  },
  {
    en: 'Price-to-book ratio',
    zh: '市账率',
    aliases: ['P/B', 'P/B ratio', 'PBR', '股價淨值比', '市净率'],
    meaning: {
      en: 'The share price divided by the book value of each share.',
      zh: '股价除以每股账面价值。',
    },
  },
  {
    en: 'Book value',
    zh: '账面价值',
    aliases: ['帳面價值', '每股净资产', 'book value per share', 'BVPS'],
    meaning: {
      en: 'What the accounts say would belong to shareholders after all debts were paid.',
      zh: '按账目计算，还清全部债务之后属于股东的价值。',
    },
  },
  {
    en: 'Return on equity',
    zh: '股本回报率',
    aliases: ['ROE', '净资产收益率', '股東權益報酬率'],
    meaning: {
      en: 'A year’s profit as a percentage of the shareholders’ money in the business.',
      zh: '全年盈利占股东投入资金的百分比。',
    },
  },
  {
    en: 'Revenue',
    zh: '营业额',
    aliases: ['营收', '營收', 'turnover', 'sales'],
    meaning: {
      en: 'All the money a company takes for what it sells, before any costs.',
      zh: '公司卖出产品或服务的总收入，还没扣除任何成本。',
    },
  },
  {
    en: 'Gross margin',
    zh: '毛利率',
    aliases: ['毛利', 'gross profit margin'],
    meaning: {
      en: 'What is left of each dollar of sales after the direct cost of the goods, as a percentage.',
      zh: '每一元营业额扣除货品直接成本之后，还剩百分之几。',
    },
  },
  {
    en: 'Net profit margin',
    zh: '净利率',
    aliases: ['纯利率', '淨利率', 'net margin'],
    meaning: {
      en: 'What is left of each dollar of sales after every cost and tax, as a percentage.',
      zh: '每一元营业额扣除全部成本和税之后，还剩百分之几。',
    },
  },
  {
    en: 'Free cash flow',
    zh: '自由现金流',
    aliases: ['FCF', '自由現金流量'],
    meaning: {
      en: 'Cash left after a business has paid its running costs and bought the equipment and buildings it needs.',
      zh: '公司付完日常开支，再付完厂房、设备等投资之后，手上剩下的现金。',
    },
  },
  {
    en: 'Balance sheet',
    zh: '资产负债表',
    aliases: ['資產負債表', 'statement of financial position'],
    meaning: {
      en: 'A picture, on one date, of what a company owns and owes and what is left for its owners.',
      zh: '公司在某一天拥有什么、欠下什么、股东还剩多少的一张“快照”。',
    },
  },
  {
    en: 'Income statement',
    zh: '损益表',
    aliases: ['利润表', '損益表', 'profit and loss account', 'P&L'],
    meaning: {
      en: 'The account of what a company took in, spent and earned over a period.',
      zh: '记录公司一段时间内收入多少、花了多少、赚了多少的报表。',
    },
  },
  {
    en: 'Cash flow statement',
    zh: '现金流量表',
    aliases: ['現金流量表', 'statement of cash flows'],
    meaning: {
      en: 'The account of where cash came from and where it went, harder to flatter than profit.',
      zh: '记录现金从哪里来、往哪里去的报表，比利润更难粉饰。',
    },
  },
  {
    en: 'Annual report',
    zh: '年报',
    aliases: ['常年报告', '年報', '年度报告'],
    meaning: {
      en: 'The yearly document in which a listed company tells shareholders what it did and shows its audited accounts.',
      zh: '上市公司每年向股东交代业务、附上审计账目的文件。',
    },
  },
  {
    en: 'Gearing',
    zh: '杠杆率',
    aliases: ['负债比率', '负债权益比', '負債比', 'D/E ratio', 'debt-to-equity ratio', '财务杠杆'],
    meaning: {
      en: 'How much a company or trust has borrowed compared with its owners’ money or its assets.',
      zh: '公司或信托的借款相对于股东资金或资产有多少。',
    },
  },
  {
    en: 'Intrinsic value',
    zh: '内在价值',
    aliases: ['內在價值', '合理价值', 'fair value'],
    meaning: {
      en: 'An estimate of what a business is really worth, whatever the market is asking today.',
      zh: '不管市场今天开什么价，对一家公司真正值多少所做的估计。',
    },
  },
  {
    en: 'Valuation',
    zh: '估值',
    aliases: ['估价'],
    meaning: {
      en: 'Working out what an asset is worth; also, how dear its price is beside its profits or assets.',
      zh: '估算一项资产值多少；也指价格相对于盈利或资产来说，是贵还是便宜。',
    },
  },
  {
    en: 'Margin of safety',
    zh: '安全边际',
    aliases: ['安全邊際', 'margin for error'],
    meaning: {
      en: 'The gap between what you think something is worth and the lower price you pay, kept for your own mistakes.',
      zh: '估计的价值与实际买入价之间的差距，留给自己犯错的余地。',
    },
  },
  {
    en: 'Economic moat',
    zh: '护城河',
    aliases: ['護城河', '经济护城河', 'moat'],
    meaning: {
      en: 'A lasting advantage, such as a brand or low costs, that keeps competitors away.',
      zh: '让对手难以攻入的持久优势，例如品牌或低成本。',
    },
  },
  {
    en: 'Discounted cash flow',
    zh: '现金流折现法',
    aliases: ['DCF', '现金流贴现', '現金流量折現法'],
    meaning: {
      en: 'A way of valuing a business by adding up the cash it may bring in, each year counted for less the further off it is.',
      zh: '把公司未来各年可能带来的现金加总来估值，越远的年份打的折扣越大。',
    },
  },
  {
    en: 'Initial public offering',
    zh: '首次公开售股',
    aliases: ['IPO', '首次公开募股', '首次公開發行', '新股上市'],
    meaning: {
      en: 'The first sale of a company’s shares to the public.',
      zh: '公司第一次向公众发售股票。',
    },
  },
  {
    en: 'Rights issue',
    zh: '附加股',
    aliases: ['供股', '配股', '現金增資', 'rights'],
    meaning: {
      en: 'An offer of new shares to existing shareholders, usually below the market price; those who take no part end up with a smaller share.',
      zh: '公司向现有股东发售新股，一般低于市价，不认购的人持股比例会变小。',
    },
  },
  {
    en: 'Bonus issue',
    zh: '红股',
    aliases: ['紅股', '送股', '無償配股', 'bonus shares'],
    meaning: {
      en: 'Extra shares given free to shareholders, which makes more slices of the same cake.',
      zh: '公司免费派给股东的股份，等于同一块蛋糕切成更多片。',
    },
  },
  {
    en: 'Stock split',
    zh: '股票拆细',
    aliases: ['拆股', '股票分割', 'share split'],
    meaning: {
      en: 'Dividing each share into several cheaper ones without changing what the whole is worth.',
      zh: '把一股拆成几股，每股变便宜，总价值不变。',
    },
  },

  // Markets and trading
  {
    en: 'Stock index',
    zh: '股市指数',
    aliases: ['股价指数', '股價指數', '大盘指数', 'market index'],
    meaning: {
      en: 'A figure that sums up how a chosen group of shares is moving.',
      zh: '反映一组选定股票整体涨跌的数字。',
    },
  },
  {
    en: 'Straits Times Index',
    zh: '海峡时报指数',
    aliases: ['STI', '海指', '海峽時報指數'],
    meaning: {
      en: 'The index of thirty of the largest companies listed in Singapore.',
      zh: '由新加坡三十家大型上市公司组成的股市指数。',
    },
  },
  {
    en: 'FBM KLCI',
    zh: '富时隆综指',
    aliases: ['隆综指', 'KLCI', 'FTSE Bursa Malaysia KLCI', '富时大马隆综指', '富時隆綜指'],
    meaning: {
      en: 'The index of the thirty largest companies on the Main Market of Bursa Malaysia.',
      zh: '由马来西亚交易所主板三十家最大公司组成的股市指数。',
    },
  },
  {
    en: 'Broker',
    zh: '证券行',
    aliases: ['股票行', '经纪行', '證券商', '券商', 'brokerage'],
    meaning: {
      en: 'A licensed firm that carries out your orders to buy and sell.',
      zh: '持有执照、替客户执行买卖指令的公司。',
    },
  },
  {
    en: 'CDP account',
    zh: '中央托收户头',
    aliases: ['CDP', '中央托收', '中央託收戶頭', 'Central Depository account'],
    meaning: {
      en: 'An account at Singapore’s Central Depository in which shares are held in your own name.',
      zh: '在新加坡中央托收公司开设的户头，股票直接记在您自己名下。',
    },
  },
  {
    en: 'Nominee account',
    zh: '代理人户头',
    aliases: ['代名人户头', '代名人賬戶', '托管户头', 'custodian account'],
    meaning: {
      en: 'An account in which a broker or bank holds your shares in its own name on your behalf.',
      zh: '由证券行或银行以自己的名义代您持有股票的户头。',
    },
  },
  {
    en: 'Board lot',
    zh: '交易单位',
    aliases: ['每手股数', 'lot size'],
    meaning: {
      en: 'The smallest usual bundle in which shares trade, commonly one hundred.',
      zh: '股票买卖的最小整批数量，通常是一百股。',
    },
  },
  {
    en: 'Settlement',
    zh: '交割',
    aliases: ['结算', '結算', 'T+2'],
    meaning: {
      en: 'The moment, usually two trading days after the deal, when shares and money actually change hands.',
      zh: '股票和钱真正易手的时候，一般在成交后的第二个交易日。',
    },
  },
  {
    en: 'Bid-ask spread',
    zh: '买卖差价',
    aliases: ['买卖价差', '買賣價差', 'bid-offer spread', 'spread'],
    meaning: {
      en: 'The gap between the highest price a buyer offers and the lowest a seller will take; it is a cost to you.',
      zh: '买方最高出价与卖方最低要价之间的差距，是您交易的一项成本。',
    },
  },
  {
    en: 'Market order',
    zh: '市价单',
    aliases: ['市价盘', '市價單'],
    meaning: {
      en: 'An order to trade at once at whatever price is available.',
      zh: '按当时市场价格立刻成交的指令。',
    },
  },
  {
    en: 'Limit order',
    zh: '限价单',
    aliases: ['限价盘', '限價單'],
    meaning: {
      en: 'An order to trade only at the price you name or a better one.',
      zh: '只在您指定的价格或更好的价格才成交的指令。',
    },
  },
  {
    en: 'Stop-loss',
    zh: '止损',
    aliases: ['停損', '止蚀', 'cut loss', 'stop loss order'],
    meaning: {
      en: 'Selling when a price falls to a level decided beforehand, to keep a small loss from becoming a large one.',
      zh: '价格跌到事先定好的水平就卖出，免得小亏变大亏。',
    },
  },
  {
    en: 'Short selling',
    zh: '卖空',
    aliases: ['做空', '沽空', '放空', 'shorting'],
    meaning: {
      en: 'Selling borrowed shares in the hope of buying them back more cheaply; the possible loss has no limit.',
      zh: '借股票来卖，指望日后低价买回，可能的亏损没有上限。',
    },
  },
  {
    en: 'Margin trading',
    zh: '保证金交易',
    aliases: ['孖展', '融资交易', '融資融券', 'margin financing'],
    meaning: {
      en: 'Trading with money borrowed from the broker, with your own cash and shares as security.',
      zh: '以自己的现金和股票作抵押，向证券行借钱来买卖。',
    },
  },
  {
    en: 'Margin call',
    zh: '追加保证金通知',
    aliases: ['补仓通知', '追繳保證金', '追收孖展'],
    meaning: {
      en: 'A demand from the broker for more money at short notice, failing which your holdings will be sold.',
      zh: '证券行要求您短时间内补钱的通知，补不上就会被强制卖出。',
    },
  },
  {
    en: 'Trading volume',
    zh: '成交量',
    aliases: ['交易量', 'volume', '成交股数'],
    meaning: {
      en: 'The number of shares or units traded over a period.',
      zh: '一段时间内成交的股数或单位数。',
    },
  },
  {
    en: 'Bull market',
    zh: '牛市',
    aliases: ['多頭市場', '多头市场', 'bull run'],
    meaning: {
      en: 'A long stretch in which prices generally rise.',
      zh: '价格在较长时间里普遍上涨的市况。',
    },
  },
  {
    en: 'Bear market',
    zh: '熊市',
    aliases: ['空頭市場', '空头市场', 'bear run'],
    meaning: {
      en: 'A long stretch in which prices generally fall, often taken to mean by a fifth or more from the peak.',
      zh: '价格在较长时间里普遍下跌的市况，一般指从高点跌去两成或以上。',
    },
  },
  {
    en: 'Market correction',
    zh: '回调',
    aliases: ['技术性回调', '回檔', 'pullback', 'correction'],
    meaning: { en: 'A fall of about a tenth from a recent high.', zh: '从近期高点回落一成左右。' },
  },

  // Charts
  {
    en: 'Candlestick chart',
    zh: '蜡烛图',
    aliases: ['K线', 'K線圖', '阴阳烛', '陰陽燭'],
    meaning: {
      en: 'A chart in which each mark shows the opening, highest, lowest and closing price of a period.',
      zh: '每一根“蜡烛”标出一段时间的开盘、最高、最低和收盘价的图表。',
    },
  },
  {
    en: 'Moving average',
    zh: '移动平均线',
    aliases: ['均线', '移動平均線', 'MA', 'SMA', 'EMA'],
    meaning: {
      en: 'The average price over the last so many days, drawn as a line to smooth out the noise.',
      zh: '把最近若干天的价格平均后连成线，用来滤去短期杂音。',
    },
  },
  {
    en: 'Support level',
    zh: '支撑位',
    aliases: ['支撐', '支持位', 'support'],
    meaning: {
      en: 'A price at which falls have tended to stop before, though they need not do so again.',
      zh: '过去跌到这里往往有人接手的价位，但下次未必守得住。',
    },
  },
  {
    en: 'Resistance level',
    zh: '阻力位',
    aliases: ['壓力位', '压力位', 'resistance'],
    meaning: {
      en: 'A price at which rises have tended to stop before.',
      zh: '过去涨到这里往往涨不上去的价位。',
    },
  },
  {
    en: 'Relative strength index',
    zh: '相对强弱指数',
    aliases: ['RSI', '相對強弱指標'],
    meaning: {
      en: 'A gauge from 0 to 100 of how one-sided recent rises or falls have been.',
      zh: '介于0到100之间的指标，看近期涨跌有多一面倒。',
    },
  },
  {
    en: 'MACD',
    zh: '指数平滑异同移动平均线',
    aliases: ['平滑異同移動平均線', 'moving average convergence divergence'],
    meaning: {
      en: 'An indicator built from the gap between two moving averages, used to judge whether a trend is gaining or losing force.',
      zh: '用两条移动平均线的差距算出的指标，看趋势在增强还是减弱。',
    },
  },
  {
    en: 'Bollinger Bands',
    zh: '布林带',
    aliases: ['布林通道', '保力加通道', 'BOLL'],
    meaning: {
      en: 'Two lines drawn above and below an average, further apart when prices swing more.',
      zh: '画在平均线上下的两条线，价格波动越大，两线距离越宽。',
    },
  },
  {
    en: 'Position sizing',
    zh: '仓位控制',
    aliases: ['部位控制', '倉位管理', '仓位管理'],
    meaning: {
      en: 'Deciding how much to put into one trade from how much you can afford to lose on it.',
      zh: '根据这笔交易亏得起多少，来决定投入多少。',
    },
  },
  {
    en: 'Risk-reward ratio',
    zh: '风险回报比',
    aliases: ['盈亏比', '風險報酬比', 'risk/reward'],
    meaning: {
      en: 'What you stand to lose on a trade compared with what you hope to gain.',
      zh: '一笔交易可能亏的金额，与希望赚的金额之比。',
    },
  },

  // Funds
  {
    en: 'Fund',
    zh: '基金',
    aliases: ['投资基金', 'investment fund', 'collective investment scheme'],
    meaning: {
      en: 'Money from many people, pooled and invested together by a manager.',
      zh: '把许多人的钱集合起来，由管理人统一投资。',
    },
  },
  {
    en: 'Unit trust',
    zh: '单位信托',
    aliases: ['共同基金', '互惠基金', 'mutual fund', '单位信托基金', '信托基金'],
    meaning: {
      en: 'A fund divided into units that you buy from and sell back to the manager at the day’s net asset value.',
      zh: '分成许多单位的基金，投资者按当天净值向管理公司买入和卖回。',
    },
  },
  {
    en: 'Net asset value',
    zh: '净值',
    aliases: ['NAV', '资产净值', '資產淨值', '单位净值', '净资产值'],
    meaning: {
      en: 'What a fund holds, less what it owes, divided by the number of units.',
      zh: '基金持有的资产扣除负债，再除以单位数。',
    },
  },
  {
    en: 'Exchange-traded fund',
    zh: '交易所挂牌基金',
    aliases: ['ETF', '挂牌基金', '交易所买卖基金', '指數股票型基金'],
    meaning: {
      en: 'A fund, most often one that follows an index, that is bought and sold on a stock exchange like a share.',
      zh: '像股票一样在交易所买卖的基金，多数追踪某个指数。',
    },
  },
  {
    en: 'Index fund',
    zh: '指数基金',
    aliases: ['指數型基金', 'tracker fund'],
    meaning: {
      en: 'A fund that simply holds what is in an index instead of trying to choose winners.',
      zh: '只照着指数持有成分股、不去挑选赢家的基金。',
    },
  },
  {
    en: 'Money market fund',
    zh: '货币市场基金',
    aliases: ['货币基金', '貨幣市場基金', 'MMF', 'cash fund'],
    meaning: {
      en: 'A fund of very short loans to banks, companies and governments; low in risk, but not a bank deposit.',
      zh: '投资于银行、企业和政府短期借款的基金，风险低，但不等于银行存款。',
    },
  },
  {
    en: 'Real estate investment trust',
    zh: '房地产投资信托',
    aliases: ['REIT', 'REITs', '房地产信托', '房托', '不動產投資信託', '產業信託', '产业信托'],
    meaning: {
      en: 'A listed trust that owns buildings such as malls or warehouses and pays out most of the rent it collects.',
      zh: '持有商场、仓库等物业的上市信托，把收到的租金大部分派给单位持有人。',
    },
  },
  {
    en: 'Distribution per unit',
    zh: '每单位派息',
    aliases: ['DPU', '每單位分派', 'distribution'],
    meaning: {
      en: 'The cash that a REIT or a trust pays out for each unit held.',
      zh: '房地产信托等每个单位所派发的现金。',
    },
  },
  {
    en: 'Expense ratio',
    zh: '总开支比率',
    aliases: ['费用率', '費用率', 'TER', 'total expense ratio', '总费用率'],
    meaning: {
      en: 'All the yearly costs of a fund as a percentage of its assets, taken out whether it gains or loses.',
      zh: '基金全年费用占资产的百分比，不管赚赔都照扣。',
    },
  },
  {
    en: 'Management fee',
    zh: '管理费',
    aliases: ['经理费', '經理費', 'annual management charge'],
    meaning: {
      en: 'What the manager of a fund charges each year for running it.',
      zh: '基金公司每年收取的管理费用。',
    },
  },
  {
    en: 'Sales charge',
    zh: '认购费',
    aliases: ['前端费', '申购费', '申購手續費', 'front-end load', '销售费'],
    meaning: {
      en: 'A fee taken off your money when you buy a fund, so that less of it is invested.',
      zh: '买基金时先扣掉的费用，扣完剩下的才拿去投资。',
    },
  },
  {
    en: 'Redemption',
    zh: '赎回',
    aliases: ['贖回', '卖回基金'],
    meaning: {
      en: 'Selling fund units back to the manager for cash.',
      zh: '把基金单位卖回给基金公司，换成现金。',
    },
  },
  {
    en: 'Tracking error',
    zh: '跟踪误差',
    aliases: ['追踪误差', '追蹤誤差'],
    meaning: {
      en: 'How far a fund’s returns stray from those of the index it follows.',
      zh: '基金回报偏离所追踪指数的程度。',
    },
  },
  {
    en: 'Fund factsheet',
    zh: '基金资料单',
    aliases: ['基金资料表', '基金单张', '基金便览', 'factsheet', '基金月报', '基金月報'],
    meaning: {
      en: 'A page or two, usually monthly, showing what a fund holds, costs and has returned.',
      zh: '一两页的资料，通常每月更新，列出基金持有什么、收多少费、过往表现如何。',
    },
  },
  {
    en: 'Prospectus',
    zh: '招股书',
    aliases: ['发售计划书', '公開說明書', '招股章程', '招募说明书', 'offering document'],
    meaning: {
      en: 'The legal document that sets out what is being sold, by whom, at what cost and with what risks.',
      zh: '说明卖的是什么、由谁卖、收费多少、有哪些风险的法定文件。',
    },
  },
  {
    en: 'Active management',
    zh: '主动管理',
    aliases: ['主動式管理', 'active fund', '主动型基金'],
    meaning: {
      en: 'Choosing and changing holdings in the hope of beating a benchmark.',
      zh: '由管理人挑选和调整持有的投资，希望胜过基准。',
    },
  },
  {
    en: 'Passive management',
    zh: '被动管理',
    aliases: ['被動式管理', 'passive investing', '被动型基金'],
    meaning: {
      en: 'Following an index at low cost without trying to beat it.',
      zh: '以低成本跟随指数，不求胜过它。',
    },
  },

  // Bonds
  {
    en: 'Bond',
    zh: '债券',
    aliases: ['債券', 'fixed income', '固定收益'],
    meaning: {
      en: 'A loan cut into pieces that can be traded; the borrower pays interest and, if all goes well, returns the sum on a set date.',
      zh: '切成小份、可以买卖的借款，借款人按期付息，顺利的话到期还本。',
    },
  },
  {
    en: 'Treasury bill',
    zh: '国库券',
    aliases: ['T-bill', 'T-bills', '國庫券'],
    meaning: {
      en: 'A government loan of a year or less, sold below its face value and repaid in full.',
      zh: '政府一年或以内的短期借款，以低于面值的价格发售，到期按面值偿还。',
    },
  },
  {
    en: 'Singapore Savings Bond',
    zh: '新加坡储蓄债券',
    aliases: ['SSB', 'SSBs', '儲蓄債券'],
    meaning: {
      en: 'A Singapore government bond for individuals, running up to ten years, that can be handed back in any month without a loss of principal.',
      zh: '新加坡政府向个人发行的债券，最长十年，每个月都可赎回而不损失本金。',
    },
  },
  {
    en: 'Sukuk',
    zh: '伊斯兰债券',
    aliases: ['回教债券', '伊斯蘭債券', 'Islamic bond'],
    meaning: {
      en: 'An investment certificate that follows Islamic law, paying from an asset or a business instead of interest.',
      zh: '符合伊斯兰法规的投资凭证，收益来自资产或业务，而不是利息。',
    },
  },
  {
    en: 'Coupon',
    zh: '票息',
    aliases: ['票面利率', '票面利息', 'coupon rate'],
    meaning: {
      en: 'The interest that a bond pays on its face value.',
      zh: '债券按面值支付的利息。',
    },
  },
  {
    en: 'Face value',
    zh: '面值',
    aliases: ['票面值', '票面金額', 'par value'],
    meaning: {
      en: 'The sum printed on a bond, which is what the borrower promises to return.',
      zh: '债券上写明的金额，也就是借款人答应到期偿还的数目。',
    },
  },
  {
    en: 'Yield to maturity',
    zh: '到期收益率',
    aliases: ['YTM', '到期殖利率', '到期孳息率'],
    meaning: {
      en: 'The yearly return on a bond bought at today’s price and held to the end, if every payment is made.',
      zh: '以今天的价格买入债券并持有到期，若每笔款项都如期支付，平均每年的回报率。',
    },
  },
  {
    en: 'Yield curve',
    zh: '收益率曲线',
    aliases: ['殖利率曲線', '孳息曲线'],
    meaning: {
      en: 'A line showing what bonds of one borrower yield for short, medium and long terms.',
      zh: '把同一借款人短、中、长期债券的收益率连起来的线。',
    },
  },
  {
    en: 'Credit rating',
    zh: '信用评级',
    aliases: ['信用評等', '信贷评级', 'bond rating'],
    meaning: {
      en: 'An agency’s opinion of how likely a borrower is to pay; it can be late, and it can be wrong.',
      zh: '评级机构对借款人偿还能力的看法，可能来得迟，也可能看走眼。',
    },
  },
  {
    en: 'Default',
    zh: '违约',
    aliases: ['違約', '拖欠', '倒债'],
    meaning: {
      en: 'Failure by a borrower to pay what was promised on time.',
      zh: '借款人没有按承诺如期付款。',
    },
  },
  {
    en: 'Duration',
    zh: '久期',
    aliases: ['存续期间', '存續期間', 'modified duration'],
    meaning: {
      en: 'A measure of how far a bond’s price falls when interest rates rise, and the reverse.',
      zh: '衡量利率变动时债券价格会变动多少的指标。',
    },
  },
  {
    en: 'High-yield bond',
    zh: '高收益债券',
    aliases: ['垃圾债券', '非投資等級債', 'junk bond'],
    meaning: {
      en: 'A bond from a borrower with a low rating, which pays more because it may not pay at all.',
      zh: '评级较低的借款人发行的债券，利息较高，是因为有可能收不回来。',
    },
  },
  {
    en: 'Bond ladder',
    zh: '债券阶梯',
    aliases: ['债券梯', '債券梯形投資', 'laddering'],
    meaning: {
      en: 'A set of bonds that fall due one after another, so that some money comes back every year.',
      zh: '买入到期日先后错开的几只债券，每年都有一部分钱回笼。',
    },
  },

  // Economy
  {
    en: 'Gross domestic product',
    zh: '国内生产总值',
    aliases: ['GDP', '國內生產毛額'],
    meaning: {
      en: 'The value of everything a country produces in a year.',
      zh: '一个国家一年里生产的全部商品和服务的价值。',
    },
  },
  {
    en: 'Consumer price index',
    zh: '消费者物价指数',
    aliases: ['CPI', '消費者物價指數', '居民消费价格指数'],
    meaning: {
      en: 'A figure that follows the cost of a typical household’s shopping.',
      zh: '反映一般家庭日常消费价格变化的指数。',
    },
  },
  {
    en: 'Overnight policy rate',
    zh: '隔夜政策利率',
    aliases: ['OPR', 'Malaysia policy rate', '隔夜利率'],
    meaning: {
      en: 'The rate set by Bank Negara Malaysia, from which loan and deposit rates take their cue.',
      zh: '马来西亚国家银行定下的利率，贷款和存款利率都跟着它走。',
    },
  },
  {
    en: 'Recession',
    zh: '经济衰退',
    aliases: ['經濟衰退', '技术性衰退', 'slump'],
    meaning: {
      en: 'A spell in which an economy shrinks, often taken to mean two quarters in a row.',
      zh: '经济收缩的一段时期，一般指连续两个季度萎缩。',
    },
  },
  {
    en: 'Currency risk',
    zh: '汇率风险',
    aliases: ['外汇风险', '匯率風險', 'FX risk'],
    meaning: {
      en: 'The danger that a change in the exchange rate eats into what a foreign investment is worth at home.',
      zh: '海外投资换回本国货币时，因汇率变动而缩水的风险。',
    },
  },

  // Derivatives
  {
    en: 'Derivative',
    zh: '衍生产品',
    aliases: ['衍生品', '衍生性金融商品', '衍生工具'],
    meaning: {
      en: 'A contract whose value comes from the price of something else.',
      zh: '价值取决于另一样东西价格的合约。',
    },
  },
  {
    en: 'Futures',
    zh: '期货',
    aliases: ['期貨', 'futures contract', '期货合约'],
    meaning: {
      en: 'A contract to buy or sell something at a fixed price on a later date, binding on both sides.',
      zh: '约定日后以固定价格买卖某样东西的合约，双方都必须履行。',
    },
  },
  {
    en: 'Option',
    zh: '期权',
    aliases: ['选择权', '選擇權', 'options'],
    meaning: {
      en: 'A contract that gives its buyer the right, but no duty, to trade at a fixed price until a set date.',
      zh: '让买方在某日之前有权、但没有义务按固定价格买卖的合约。',
    },
  },
  {
    en: 'Call option',
    zh: '看涨期权',
    aliases: ['认购期权', '買權', '認購期權', 'call'],
    meaning: { en: 'An option to buy at a fixed price.', zh: '按固定价格买入的期权。' },
  },
  {
    en: 'Put option',
    zh: '看跌期权',
    aliases: ['认沽期权', '賣權', '認沽期權', 'put'],
    meaning: { en: 'An option to sell at a fixed price.', zh: '按固定价格卖出的期权。' },
  },
  {
    en: 'Strike price',
    zh: '行使价',
    aliases: ['履约价', '履約價', '行权价', 'exercise price'],
    meaning: {
      en: 'The price at which an option or a warrant may be used.',
      zh: '行使期权或凭单时采用的价格。',
    },
  },
  {
    en: 'Warrant',
    zh: '凭单',
    aliases: ['窝轮', '認股權證', '认股权证', 'structured warrant'],
    meaning: {
      en: 'A listed right to buy shares at a fixed price until a set date, worthless after that if not used.',
      zh: '可以在限期之前按固定价格认购股票的上市权利，过期不用就一文不值。',
    },
  },
  {
    en: 'Contract for difference',
    zh: '差价合约',
    aliases: ['CFD', '差價合約'],
    meaning: {
      en: 'A bet with a broker on the change in a price, usually with high leverage, without owning the thing itself.',
      zh: '与证券行就价格涨跌对赌的合约，杠杆通常很高，而您并不拥有标的物。',
    },
  },
  {
    en: 'Structured product',
    zh: '结构性产品',
    aliases: ['结构性存款', '結構型商品', 'structured note', 'structured deposit'],
    meaning: {
      en: 'A deposit or note tied to derivatives, whose payment depends on conditions that you must read.',
      zh: '与衍生产品挂钩的存款或票据，给多少取决于种种条件，条款必须细读。',
    },
  },

  // Retirement, regulators, protection
  {
    en: 'Central Provident Fund',
    zh: '中央公积金',
    aliases: ['CPF', '中央公積金'],
    meaning: {
      en: 'Singapore’s compulsory savings scheme for retirement, housing and medical costs.',
      zh: '新加坡的强制储蓄制度，用于养老、住房和医疗。',
    },
  },
  {
    en: 'Employees Provident Fund',
    zh: '雇员公积金',
    aliases: ['EPF', 'KWSP', '僱員公積金', '雇员公积金局'],
    meaning: {
      en: 'Malaysia’s compulsory retirement savings scheme for people in employment.',
      zh: '马来西亚受雇人士的强制退休储蓄制度。',
    },
  },
  {
    en: 'Supplementary Retirement Scheme',
    zh: '退休辅助计划',
    aliases: ['SRS', '退休輔助計劃'],
    meaning: {
      en: 'A voluntary Singapore scheme that gives tax relief on money set aside for retirement.',
      zh: '新加坡的自愿储蓄计划，为退休存下的钱可享税务减免。',
    },
  },
  {
    en: 'Private Retirement Scheme',
    zh: '私人退休计划',
    aliases: ['PRS', '私人退休計劃'],
    meaning: {
      en: 'Voluntary Malaysian funds for retirement savings, on top of the EPF.',
      zh: '马来西亚在雇员公积金之外、自愿参加的退休储蓄基金。',
    },
  },
  {
    en: 'Beneficiary nomination',
    zh: '受益人提名',
    aliases: ['指定受益人', '提名受益人', 'CPF nomination', 'EPF nomination'],
    meaning: {
      en: 'Naming, in writing, who is to receive your provident fund or insurance money when you die.',
      zh: '以书面指定身故后公积金或保险金由谁领取。',
    },
  },
  {
    en: 'Monetary Authority of Singapore',
    zh: '新加坡金融管理局',
    aliases: ['MAS', '金管局', '新加坡金管局'],
    meaning: {
      en: 'Singapore’s central bank and financial regulator, whose website lists who holds a licence.',
      zh: '新加坡的中央银行兼金融监管机构，官网可查谁持有执照。',
    },
  },
  {
    en: 'Securities Commission Malaysia',
    zh: '马来西亚证券监督委员会',
    aliases: ['SC', '证监会', '大马证监会', 'Suruhanjaya Sekuriti'],
    meaning: {
      en: 'Malaysia’s regulator of the capital market, which keeps a public register of licence holders.',
      zh: '马来西亚资本市场的监管机构，备有公开的持牌人名册。',
    },
  },
  {
    en: 'Investor alert list',
    zh: '投资者警示名单',
    aliases: ['投资者警惕名单', 'IAL', '投資人警示名單'],
    meaning: {
      en: 'A regulator’s list of firms and websites that may look licensed but are not; a name missing from it is no proof of honesty.',
      zh: '监管机构列出的、看似持牌其实没有执照的公司和网站；不在名单上，也不代表可靠。',
    },
  },
  {
    en: 'Cooling-off period',
    zh: '冷静期',
    aliases: ['犹豫期', '猶豫期', '审慎期', 'cancellation period'],
    meaning: {
      en: 'A few days after buying some financial products during which you may change your mind.',
      zh: '买下某些金融产品之后，可以反悔的短短几天。',
    },
  },
  {
    en: 'Product highlights sheet',
    zh: '产品重点说明书',
    aliases: ['产品摘要', '產品資料概要', 'PHS'],
    meaning: {
      en: 'A short document that tells you, before you sign, how a product works, what it costs and how it can go wrong.',
      zh: '签约前该读的简短文件，写明产品怎样运作、收多少费、可能出什么问题。',
    },
  },
  {
    en: 'Ponzi scheme',
    zh: '庞氏骗局',
    aliases: ['龐氏騙局', '老鼠会', '金钱游戏', 'money game'],
    meaning: {
      en: 'A fraud in which old members are paid with the money of new ones until no more come.',
      zh: '拿新人的钱付给旧人的骗局，直到再没有新人加入为止。',
    },
  },
  {
    en: 'Pump and dump',
    zh: '拉高出货',
    aliases: ['炒高抛售', '拉高出貨'],
    meaning: {
      en: 'Talking up a cheap share or coin so as to sell it to those who believe the story.',
      zh: '先把便宜的股票或代币吹上天，再卖给信以为真的人。',
    },
  },
  {
    en: 'Phishing',
    zh: '网络钓鱼',
    aliases: ['钓鱼诈骗', '釣魚詐騙', 'phishing scam'],
    meaning: {
      en: 'Tricking people, with messages or pages that look official, into giving away passwords or codes.',
      zh: '用貌似官方的信息或网页，骗取密码和验证码。',
    },
  },

  // Behaviour
  {
    en: 'Loss aversion',
    zh: '损失厌恶',
    aliases: ['損失規避', '损失规避'],
    meaning: {
      en: 'Feeling a loss more keenly than a gain of the same size.',
      zh: '亏一笔钱的难受，大过赚同样一笔钱的高兴。',
    },
  },
  {
    en: 'Herd mentality',
    zh: '羊群效应',
    aliases: ['从众心理', '從眾效應', 'herding'],
    meaning: {
      en: 'Doing what everyone else does because everyone else does it.',
      zh: '因为人人都这么做，自己也跟着做。',
    },
  },
  {
    en: 'Confirmation bias',
    zh: '确认偏误',
    aliases: ['确认偏差', '確認偏誤'],
    meaning: {
      en: 'Noticing what supports our view and passing over what does not.',
      zh: '只留意支持自己看法的东西，忽略相反的证据。',
    },
  },
  {
    en: 'Fear of missing out',
    zh: '错失恐惧',
    aliases: ['FOMO', '错失恐惧症', '錯失恐懼'],
    meaning: {
      en: 'Buying in haste because others seem to be making money without us.',
      zh: '看到别人好像在赚钱，怕自己错过而匆忙买入。',
    },
  },
];
