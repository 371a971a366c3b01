import type { DemoCourse } from '../demo-types.ts';

export const readingChartsCourse: DemoCourse = {
  key: 'reading-charts',
  teacher: 'lee-jia-hao',
  title: { en: 'Candlesticks and Trends', zh: 'K线与趋势' },
  short_description: {
    en: 'Candles, averages, support and volume, and above all: how much to risk and when to stop.',
    zh: '看懂K线、均线、支撑与成交量，更要学会控制风险、按时止损。',
  },
  description: {
    en: 'A chart is a record of what buyers and sellers did, and it is worth reading. It is not an oracle. This course teaches the language of candlesticks and trends from the beginning, with prices you can draw yourself, and gives as much room to position size and stop-losses as to patterns.\n\nIt suits investors who already look at charts and would like to know what they can fairly conclude. The last lesson is about where charts fail, and about those who sell certainty with them.',
    zh: '走势图记录的是买卖双方做过什么，值得一看，但它不是水晶球。这门课从零讲起K线与趋势的“语言”，用自己也能动手画的价位作例子；仓位与止损所占的篇幅，和图形一样多。\n\n适合平时会看图、又想知道究竟能看出什么的投资者。最后一课专讲走势图在哪里失灵，以及怎样提防拿它来兜售“必胜”的人。',
  },
  level: 'intermediate',
  pointsReward: 100,
  pointsRequired: 200,
  priceUsd: 29,
  priceCny: 199,
  priceSgd: 39,
  priceMyr: 129,
  isFeatured: false,
  contents: [
    {
      type: 'text',
      title: { en: 'One Candle', zh: '一根K线' },
      description: {
        en: 'Read open, high, low and close from one candle and describe what happened that day.',
        zh: '从一根K线读出开、高、低、收，讲得出那天发生了什么事。',
      },
      body: {
        en: `<p>Rice merchants in Osaka traded on paper some three hundred years ago, and Japan gave the world the candlestick chart. It packs four prices into one small shape. Learn to read a single candle well before you look at two.</p>
<h2>Four prices</h2>
<p>Suppose a share opens at RM2.40, rises to RM2.52, dips to RM2.36 and closes at RM2.48.</p>
<table><thead><tr><th>Part</th><th>From – to</th><th>Length</th><th>Meaning</th></tr></thead><tbody><tr><td>Body</td><td>2.40 – 2.48</td><td>8 sen</td><td>Buyers gained 8 sen from open to close</td></tr><tr><td>Upper shadow</td><td>2.48 – 2.52</td><td>4 sen</td><td>Reached, but not held</td></tr><tr><td>Lower shadow</td><td>2.36 – 2.40</td><td>4 sen</td><td>Offered, but bought up</td></tr><tr><td>Whole range</td><td>2.36 – 2.52</td><td>16 sen</td><td>How restless the day was</td></tr></tbody></table>
<p>The body is half of the range: 8 ÷ 16. Buyers had the better of the day, though not without a struggle.</p>
<h2>Mind the colour</h2>
<p>Close above open is a rising candle, close below open a falling one. In China, Taiwan and Japan, rising is usually red and falling green or blue. In the West, and on most screens in Malaysia and Singapore, rising is green and falling red. Some programs use hollow and filled bodies instead. Check the setting of your own program first, once, and never judge by colour alone.</p>
<h2>Shapes worth a name</h2>
<ul><li><strong>Long body, short shadows:</strong> one side was in charge all day.</li><li><strong>Doji:</strong> open and close almost equal. Neither side won. After a long rise it may mean tiredness; in a quiet market it means nothing.</li><li><strong>Hammer:</strong> small body at the top, lower shadow at least twice as long. Sellers pushed hard and were pushed back.</li><li><strong>Shooting star:</strong> the hammer upside down, after a rise.</li><li><strong>Engulfing:</strong> today’s body covers the whole of yesterday’s and points the other way.</li></ul>
<h2>A hammer in figures</h2>
<p>Open 1.95, high 1.98, low 1.80, close 1.97. Body: 2 sen. Lower shadow: 1.95 − 1.80 = 15 sen, more than seven times the body. Upper shadow: 1 sen. At the worst moment holders were 15 sen below the opening price; by the evening they were 2 sen above it.</p>
<aside class="callout"><p><strong>A candle is a word, not a sentence.</strong> Where it stands matters more than its shape: the same hammer means more after a fall of 20% than in the middle of nowhere, and more with heavy volume than with light.</p></aside>
<h2>Which period?</h2>
<p>A candle may stand for a day, a week or five minutes. The shorter the period, the more of it is noise. If you have a job and a family, read the weekly chart first and the daily one second. Five-minute charts belong to people who do nothing else, and most of them lose money too.</p>
<h2>Try it</h2>
<p>Take one share you know and draw its last five daily candles by hand from the four prices. Beside each, write one sentence without using the words “up” or “down”.</p>`,
        zh: `<p>三百年前，大阪的米商已在交易“纸上的米”，K线图就源自日本。一个小小的图形，装下四个价位。先把一根K线读透，再去看两根。</p>
<h2>四个价位</h2>
<p>假设某股开盘2.40令吉，最高2.52，最低2.36，收盘2.48。</p>
<table><thead><tr><th>部分</th><th>价位</th><th>长度</th><th>意思</th></tr></thead><tbody><tr><td>实体</td><td>2.40–2.48</td><td>8仙</td><td>从开盘到收盘，买方推高了8仙</td></tr><tr><td>上影线</td><td>2.48–2.52</td><td>4仙</td><td>到过，却守不住</td></tr><tr><td>下影线</td><td>2.36–2.40</td><td>4仙</td><td>跌过，但被买盘接回</td></tr><tr><td>全日波幅</td><td>2.36–2.52</td><td>16仙</td><td>这一天有多不安稳</td></tr></tbody></table>
<p>实体占波幅的一半：8÷16。买方占了上风，但也经过一番拉锯。</p>
<h2>当心颜色</h2>
<p>收盘高于开盘，叫阳线；收盘低于开盘，叫阴线。中国、台湾和日本习惯红涨、绿跌或蓝跌；西方，以及新马多数看盘软件，则是绿涨红跌；也有软件用空心和实心来区分。先查清楚自己的软件怎么设定，而且永远不要只凭颜色判断。</p>
<h2>值得记住的几种形状</h2>
<ul><li><strong>长实体、短影线：</strong>全日由一方主导。</li><li><strong>十字星：</strong>开盘和收盘几乎相同，不分胜负。出现在大涨之后，可能是力竭；出现在牛皮市里，则没什么含义。</li><li><strong>锤子线：</strong>小实体在上，下影线至少是实体的两倍。卖方猛压，又被顶了回来。</li><li><strong>流星线：</strong>上涨之后出现、倒过来的锤子。</li><li><strong>吞没形态：</strong>今天的实体把昨天的整个包住，方向相反。</li></ul>
<h2>用数字看一根锤子线</h2>
<p>开盘1.95，最高1.98，最低1.80，收盘1.97。实体2仙；下影线1.95−1.80＝15仙，是实体的七倍多；上影线1仙。盘中最坏的时候，股价比开盘低15仙；到收盘，反而高出2仙。</p>
<aside class="callout"><p><strong>一根K线只是一个词，不是一句话。</strong>它出现在哪里，比长什么样更要紧：同样是锤子线，跌了两成之后出现，比在不上不下的位置有意义；成交大，也比成交小有意义。</p></aside>
<h2>看哪一种周期</h2>
<p>一根K线可以代表一天、一周，也可以是五分钟。周期越短，杂音越多。有工作、有家庭的人，先看周线，再看日线。五分钟图，留给整天守着盘、别的事都不做的人，而他们当中亏钱的也占多数。</p>
<h2>动手试一试</h2>
<p>挑一只熟悉的股票，查出最近五天的四个价位，亲手画出五根日线，旁边各写一句话，不准用“涨”和“跌”两个字。</p>`,
      },
    },
    {
      type: 'text',
      title: { en: 'Trends and Averages', zh: '趋势与均线' },
      description: {
        en: 'Define a trend by its turning points, work out a moving average, and know its delay.',
        zh: '用高低点判断趋势，亲手算一条均线，并明白它为什么总是慢半拍。',
      },
      body: {
        en: `<p>A trend is not a feeling. It has a definition you can check: in a rising trend each high is above the last high and each low above the last low. In a falling trend both go down. Anything else is sideways, and prices spend a great deal of time sideways.</p>
<h2>Mark the turning points</h2>
<p>Highs of 2.30, 2.48, 2.63 with lows of 2.15, 2.28, 2.41: rising. If the next low is 2.25, below 2.41, the trend is in doubt, however good the news. You need no indicator for this, only a pencil.</p>
<h2>A moving average, by hand</h2>
<p>A five-day simple moving average adds the last five closing prices and divides by five. Each day the oldest drops out.</p>
<table><thead><tr><th>Day</th><th>Close</th><th>Sum of five</th><th>Average</th></tr></thead><tbody><tr><td>1–4</td><td>2.40, 2.44, 2.42, 2.48</td><td></td><td></td></tr><tr><td>5</td><td>2.51</td><td>12.25</td><td>2.450</td></tr><tr><td>6</td><td>2.55</td><td>12.40</td><td>2.480</td></tr><tr><td>7</td><td>2.50</td><td>12.46</td><td>2.492</td></tr><tr><td>8</td><td>2.41</td><td>12.45</td><td>2.490</td></tr></tbody></table>
<p>Look at day 8. The price has dropped 14 sen from its peak, from 2.55 to 2.41, and the average has hardly moved. That is what an average is for, and also what is wrong with it: it calms, and it is late.</p>
<h2>Common lengths</h2>
<ul><li><strong>20 days:</strong> about a month of trading.</li><li><strong>50 or 60 days:</strong> about a quarter.</li><li><strong>200 or 250 days:</strong> about a year; many funds watch it, which is part of why it matters.</li></ul>
<p>A rising average with the price above it describes an uptrend. When a shorter average crosses above a longer one, it is called a golden cross; below it, a death cross. The names are grander than the thing.</p>
<h2>Where averages lose money</h2>
<p>Suppose a share swings between 2.40 and 2.60 for a year. Each time the price crosses the average you follow. You buy near 2.52 and sell near 2.47, again and again. Eight such rounds lose 8 × 5 = 40 sen a share, or 16% of 2.50, before costs. Traders call it a whipsaw.</p>
<p>Averages work in trends and fail in ranges, and nobody tells you beforehand which one you are in.</p>
<aside class="callout"><p><strong>Choose the length once.</strong> If you keep changing from 20 to 34 to 55 days until the past looks profitable, you have fitted a curve to history. The future has not seen it.</p></aside>
<h2>A modest use</h2>
<ol><li>Open the weekly chart with a 40-week average (about 200 days).</li><li>Describe it in one sentence: price above or below, average rising, flat or falling.</li><li>If you mean to buy a falling share below a falling average, you may be right, but write down why you know better than the trend.</li></ol>
<p>Used like this, a trend does not tell you what to buy. It tells you how much company you have.</p>`,
        zh: `<p>趋势不是感觉，它有可以核对的定义：高点一个比一个高，低点也一个比一个高，就是上升趋势；两者都一个比一个低，就是下降趋势；其余都算横盘。而股价有很大一部分时间，都在横盘。</p>
<h2>先标出转折点</h2>
<p>高点2.30、2.48、2.63，低点2.15、2.28、2.41，这是上升。若下一个低点落在2.25，低于2.41，不管消息多好，趋势都已存疑。做这件事不需要任何指标，一支铅笔就够。</p>
<h2>亲手算一条均线</h2>
<p>五日均线，就是把最近五天的收盘价加起来除以五；每过一天，最旧的那个价退出。</p>
<table><thead><tr><th>日子</th><th>收盘价</th><th>五日总和</th><th>均线</th></tr></thead><tbody><tr><td>1至4</td><td>2.40、2.44、2.42、2.48</td><td></td><td></td></tr><tr><td>5</td><td>2.51</td><td>12.25</td><td>2.450</td></tr><tr><td>6</td><td>2.55</td><td>12.40</td><td>2.480</td></tr><tr><td>7</td><td>2.50</td><td>12.46</td><td>2.492</td></tr><tr><td>8</td><td>2.41</td><td>12.45</td><td>2.490</td></tr></tbody></table>
<p>看第8天：股价从最高的2.55跌到2.41，少了14仙，均线却几乎没动。这正是均线的用处，也是它的毛病：看着平稳，却慢半拍。</p>
<h2>常用的长度</h2>
<ul><li><strong>20日：</strong>大约一个月的交易日。</li><li><strong>50或60日：</strong>大约一季。</li><li><strong>200或250日：</strong>大约一年。不少基金都在看，这也是它有参考价值的原因之一。</li></ul>
<p>均线向上、股价在均线之上，就是一幅上升图。短均线升破长均线，叫“黄金交叉”；跌破，叫“死亡交叉”。名字响亮，作用没那么大。</p>
<h2>均线在哪里亏钱</h2>
<p>假设某股整年在2.40与2.60之间来回。每次股价穿过均线，您都跟着做：2.52左右买，2.47左右卖，一遍又一遍。这样八个来回，每股亏8×5＝40仙，以2.50计是16%，还没算手续费。行内叫“两边挨耳光”。</p>
<p>均线在趋势里灵，在横盘里不灵，而此刻是趋势还是横盘，没有人会事先通知您。</p>
<aside class="callout"><p><strong>长度选定，就不要再改。</strong>从20日换到34日，再换到55日，换到过去的成绩好看为止，那只是替历史量身裁衣，未来可不穿这个尺码。</p></aside>
<h2>不妨这样用</h2>
<ol><li>打开周线图，加上40周均线（约等于200日）。</li><li>用一句话描述：股价在均线之上还是之下，均线向上、走平还是向下。</li><li>均线向下、股价又在均线之下，您还是想买，也许您是对的，但请写下为什么您比趋势更有把握。</li></ol>
<p>这样用，趋势不会告诉您该买什么，只让您知道有多少人与您同路。</p>`,
      },
    },
    {
      type: 'text',
      title: { en: 'Support and Volume', zh: '支撑、阻力与成交量' },
      description: {
        en: 'Draw support and resistance as zones, and use volume to judge a breakout.',
        zh: '把支撑与阻力画成区域，用成交量判断突破的真假。',
      },
      body: {
        en: `<p>Prices have a memory because people have one. Those who missed a share at RM2.40 hope to see that price again. Those who bought at RM2.80 and watched it fall long to get out “without a loss”. Hope and regret, gathered at certain prices, are all that support and resistance are.</p>
<h2>Draw a zone, not a line</h2>
<p>Suppose a share turned up at 2.38, 2.41 and 2.40 over six months. Support is not at 2.40 exactly; it is a zone of about 2.37 to 2.42. Draw it as a band. Two touches are a guess, three are a habit. And the more often a zone is tested within a short time, the fewer buyers are left in it.</p>
<h2>Old floors become ceilings</h2>
<p>If the price breaks below the zone to 2.20, everyone who bought at 2.40 now sits on a loss of 20 sen. When the price comes back to 2.40, many sell with relief. The old support has become resistance. The same works upward.</p>
<h2>Volume: how many agreed</h2>
<p>Volume counts the shares that changed hands. A rise that few took part in is a rumour; a rise with many is a decision. Compare with the share’s own average over 20 days, never with another share.</p>
<table><thead><tr><th>Price</th><th>Volume</th><th>A fair first reading</th></tr></thead><tbody><tr><td>Rises</td><td>Rises</td><td>Buyers are willing; the move has support</td></tr><tr><td>Rises</td><td>Shrinks</td><td>Sellers hold back, buyers thin out; be careful</td></tr><tr><td>Falls</td><td>Rises</td><td>Holders are leaving; respect it</td></tr><tr><td>Falls</td><td>Shrinks</td><td>Often only a pause; wait for more</td></tr></tbody></table>
<p>These are tendencies, not laws. On the day of a dividend, a results announcement or a change in an index, volume has its own reasons.</p>
<h2>A breakout, tested</h2>
<p>Resistance lies at 2.60 to 2.64. One day the share closes at 2.69 with 2.7 million shares traded; the 20-day average is 1.2 million. Ask three things:</p>
<ol><li>Did it <strong>close</strong> beyond the zone, or only touch? It closed at 2.69, above 2.64.</li><li>Was the volume unusual? 2.7 ÷ 1.2 = 2.25 times.</li><li>Does it hold? Over the next few days, does it stay above 2.60 when it dips?</li></ol>
<p>Two yeses and a wait. If it is back at 2.55 on the third day, it was a false breakout, and those who bought at 2.69 are down 14 sen, or 5.2%. False breakouts are common; for that reason the next lesson comes before any order.</p>
<aside class="callout"><p><strong>Beware of thin shares.</strong> Where only a few thousand shares change hands a day, a handful of people can paint any pattern they like. No chart rule applies there.</p></aside>
<h2>Round numbers</h2>
<p>Many orders sit at 1.00, 2.50 or 10.00, simply because people like them. If you set a stop, do not put it exactly there, where everyone else’s stands as well.</p>`,
        zh: `<p>股价有记忆，因为人有记忆。错过2.40令吉的人，盼着再见到这个价；在2.80买进、一路套牢的人，一心只想“打平离场”。盼望和懊悔聚在某些价位上，就成了支撑和阻力。</p>
<h2>画一个区域，不是一条线</h2>
<p>假设半年里，某股先后在2.38、2.41、2.40掉头向上。支撑不是不偏不倚的2.40，而是大约2.37至2.42这一带，所以要画成一条带子。碰过两次算猜测，三次才算习惯。而且短期内试探的次数越多，守在那里的买家就越少。</p>
<h2>跌破的地板，变成天花板</h2>
<p>股价若跌穿这一带，落到2.20，在2.40买进的人就都亏了20仙。等股价回到2.40，许多人松一口气，赶紧卖出，于是旧支撑成了新阻力。反过来，向上突破也一样。</p>
<h2>成交量：有多少人认同</h2>
<p>成交量，是换手的股数。没几个人参与的上涨只是传闻，大家都参与的上涨才是表态。要跟这只股票自己的20日平均比，不要跟别的股票比。</p>
<table><thead><tr><th>股价</th><th>成交量</th><th>初步的读法</th></tr></thead><tbody><tr><td>上涨</td><td>增加</td><td>买家肯追，涨势有支持</td></tr><tr><td>上涨</td><td>减少</td><td>卖家惜售，买家渐少，要小心</td></tr><tr><td>下跌</td><td>增加</td><td>持股人在离场，不可小看</td></tr><tr><td>下跌</td><td>减少</td><td>往往只是歇一歇，再观察</td></tr></tbody></table>
<p>这些是倾向，不是定律。碰上除息、公布业绩或指数换股的日子，成交量另有缘故。</p>
<h2>检验一次突破</h2>
<p>阻力区在2.60至2.64。某天收盘2.69，成交270万股，而20日平均是120万股。先问三句：</p>
<ol><li>是<strong>收盘</strong>站上去，还是盘中碰一下而已？收盘2.69，高于2.64。</li><li>成交量够不够特别？2.7÷1.2＝2.25倍。</li><li>守不守得住？往后几天回落时，能不能留在2.60之上？</li></ol>
<p>前两问过关，第三问要等。若第三天就跌回2.55，便是假突破，在2.69追进的人，已亏14仙，即5.2%。假突破很常见，所以下单之前，务必先读下一课。</p>
<aside class="callout"><p><strong>提防交投稀少的股票。</strong>一天只成交几千股，几个人联手就能画出任何图形，一切看图的规则都不管用。</p></aside>
<h2>整数关口</h2>
<p>1.00、2.50、10.00这些价位挂单特别多，不过是因为大家喜欢整数。设止损时，别刚好放在那里，和所有人挤在一起。</p>`,
      },
    },
    {
      type: 'text',
      title: { en: 'Stops and Size', zh: '止损与仓位' },
      description: {
        en: 'Set a stop before you buy and work out the number of shares from the loss you accept.',
        zh: '买入前先定止损，再从能承受的亏损倒推该买多少股。',
      },
      body: {
        en: `<p>Most beginners ask “How much can I make?” Those who last ask “How much can I lose, and what will I do then?” The answer must be written before the order goes in, because afterwards you will be arguing with your own money.</p>
<h2>From the loss to the number of shares</h2>
<p>Miss Wee has RM40,000 in her trading account. She decides to lose no more than 1% of it on one idea: RM400. The share costs RM2.50, and below RM2.30, under the support zone, her reason for buying would be gone.</p>
<ol><li>Risk a share: 2.50 − 2.30 = RM0.20.</li><li>Number of shares: 400 ÷ 0.20 = 2,000.</li><li>Amount: 2,000 × 2.50 = RM5,000, one eighth of the account.</li></ol>
<p>If the stop belonged at RM2.10, the risk would be 40 sen and the number 1,000. A wider stop means fewer shares. The loss stays the same. Never do it the other way round, by choosing the amount first and moving the stop to fit.</p>
<h2>Why one per cent</h2>
<p>Ten losses in a row will come sooner or later. Look what they leave:</p>
<table><thead><tr><th>Risk each time</th><th>Left after ten losses</th><th>Lost</th><th>Gain needed to recover</th></tr></thead><tbody><tr><td>1%</td><td>90.4%</td><td>9.6%</td><td>10.6%</td></tr><tr><td>2%</td><td>81.7%</td><td>18.3%</td><td>22.4%</td></tr><tr><td>5%</td><td>59.9%</td><td>40.1%</td><td>67.0%</td></tr><tr><td>10%</td><td>34.9%</td><td>65.1%</td><td>186.8%</td></tr></tbody></table>
<p>At 1% a bad run is a bad month. At 10% it is the end.</p>
<h2>Being right less than half the time</h2>
<p>Let R be the amount risked, here RM400. Suppose four trades in ten win 2R (RM800) and six lose 1R (RM400). Average: 0.4 × 800 − 0.6 × 400 = 320 − 240 = RM80 a trade. If each costs RM30 in fees, RM50 is left. Let losses run to 1.5R and the sum becomes 320 − 360 = −RM40, before fees. The discipline, not the hit rate, was the difference.</p>
<h2>A stop is not a guarantee</h2>
<p>After bad news overnight the share may open at RM2.15. The stop at 2.30 is then carried out near 2.15: the loss is 0.35 × 2,000 = RM700, not RM400. This is a <strong>gap</strong>. Against it there is only one defence: positions small enough to bear it.</p>
<aside class="callout"><p><strong>A stop may be moved up, never down.</strong> And do not buy more of a losing trade to lower the average price. That is how a small loss becomes a large one.</p></aside>
<h2>What to write before each order</h2>
<ul><li>Entry, stop, number of shares, loss in ringgit.</li><li>The reason, in one sentence.</li><li>Where I would take profit, or how I would raise the stop.</li><li>The date on which I give up if nothing happens.</li></ul>
<p>If the broker offers stop orders, use them; if not, set a price alert and keep your word. A plan in the head is a wish.</p>`,
        zh: `<p>新手多半先问“能赚多少”，留得下来的人先问“会亏多少，到时怎么办”。答案要在下单之前写好，因为下单之后，您就是在和自己的钱吵架了。</p>
<h2>从亏损倒推股数</h2>
<p>黄小姐的交易户头有4万令吉，她定下规矩：一次看错，最多亏1%，即400令吉。某股现价2.50令吉，若跌破支撑区下方的2.30，当初买入的理由就不成立了。</p>
<ol><li>每股风险：2.50−2.30＝0.20令吉。</li><li>股数：400÷0.20＝2,000股。</li><li>金额：2,000×2.50＝5,000令吉，占户头的八分之一。</li></ol>
<p>如果止损应该放在2.10，每股风险就是40仙，只能买1,000股。止损放得远，股数就要少，亏损的数目始终不变。千万不要反过来，先决定买多少，再挪动止损去迁就。</p>
<h2>为什么是百分之一</h2>
<p>连错十次，迟早会碰上。碰上之后还剩多少，请看：</p>
<table><thead><tr><th>每次冒险</th><th>连错十次后剩下</th><th>亏掉</th><th>回本需要赚</th></tr></thead><tbody><tr><td>1%</td><td>90.4%</td><td>9.6%</td><td>10.6%</td></tr><tr><td>2%</td><td>81.7%</td><td>18.3%</td><td>22.4%</td></tr><tr><td>5%</td><td>59.9%</td><td>40.1%</td><td>67.0%</td></tr><tr><td>10%</td><td>34.9%</td><td>65.1%</td><td>186.8%</td></tr></tbody></table>
<p>每次1%，手气差只是一个月不顺；每次10%，就此出局。</p>
<h2>看对不到一半，也可以赚钱</h2>
<p>以R代表每次冒的险，这里是400令吉。假设十次里四次赚2R（800令吉），六次亏1R（400令吉），平均每次：0.4×800−0.6×400＝320−240＝80令吉。每次手续费若是30令吉，还剩50。要是任由亏损拖到1.5R，就变成320−360＝−40令吉，手续费还没算。差别在纪律，不在看对几次。</p>
<h2>止损不是保证</h2>
<p>隔夜传来坏消息，第二天可能一开盘就是2.15。设在2.30的止损，只能在2.15附近成交，亏损是0.35×2,000＝700令吉，不是400。这叫<strong>跳空</strong>。对付它只有一个办法：仓位小到承受得起。</p>
<aside class="callout"><p><strong>止损只能往上移，不能往下移。</strong>已经亏钱的交易，不要为了摊低成本再加码，小亏就是这样变成大亏的。</p></aside>
<h2>每次下单之前写下</h2>
<ul><li>买入价、止损价、股数、亏损是多少令吉。</li><li>一句话的理由。</li><li>在哪里止盈，或者怎样把止损往上移。</li><li>若一直没有动静，到哪一天就放弃。</li></ul>
<p>证券行若有止损单，就用；没有，就设价格提醒，并说到做到。只放在脑子里的计划，不过是愿望。</p>`,
      },
    },
    {
      type: 'text',
      title: { en: 'What Charts Cannot Do', zh: '走势图做不到的事' },
      description: {
        en: 'Name the limits of technical analysis, keep a trading journal, and recognise a signal seller.',
        zh: '说得出技术分析的局限，会写交易日记，也认得出兜售“贴士”的人。',
      },
      body: {
        en: `<p>Toss a coin two hundred times, move one step up for heads and one down for tails, and draw the path. You will see trends, double tops and a neat support. Show it to a friend as a share price and he will tell you where to buy. This is the first limit: <strong>our eyes find patterns even where there are none.</strong></p>
<h2>Four more limits</h2>
<ul><li><strong>Hindsight.</strong> In a book the pattern is finished. On your screen the right-hand side is empty.</li><li><strong>Too many rules.</strong> Test 20 worthless rules, each with a 5% chance of looking good by luck. Multiply 0.95 by itself twenty times and you get 0.36; so the chance that at least one shines is 64%. That one gets published.</li><li><strong>Costs.</strong> A rule that earns 0.4% a trade loses money if each round costs 0.6%.</li><li><strong>Other readers.</strong> If everybody sees the same signal, the price has moved before you press the button.</li></ul>
<p>The evidence is mixed. Researchers have found some momentum in prices over several months, in many markets. They have found little that survives costs in the short patterns sold to beginners.</p>
<h2>What a chart is good for</h2>
<table><thead><tr><th>Question</th><th>Does a chart help?</th></tr></thead><tbody><tr><td>What have buyers and sellers done so far?</td><td>Yes, exactly</td></tr><tr><td>How restless is this share?</td><td>Yes</td></tr><tr><td>Where would my reason be proved wrong?</td><td>Yes; this is its best use</td></tr><tr><td>What is the business worth?</td><td>No; read the accounts</td></tr><tr><td>What will happen next week?</td><td>No; at best it shifts the odds a little</td></tr></tbody></table>
<h2>Keep a journal</h2>
<p>After thirty trades, figures speak more honestly than memory. For each, note date, reason, entry, stop, exit, result in R, and whether you kept your plan. Then take three sums:</p>
<ol><li>Average result. Thirty trades that add up to +4.5R average 0.15R; with R at RM400 that is RM60 a trade, before costs.</li><li>The same, only for trades in which you kept the plan.</li><li>The difference. Often it is the whole profit.</li></ol>
<p>Also write beside it what a broad index did in that time. If a year of evenings earned less than doing nothing, that is worth knowing.</p>
<h2>Those who sell certainty</h2>
<p>Chat groups that promise “90% accuracy”, teachers who show only winning trades, friendly strangers with a special platform: all use charts as scenery. A simple trick: send “it will rise” to 500 people and “it will fall” to 500, and go on only with the half for whom it was right. After five rounds, about 31 of the first thousand have seen five correct calls in a row, and think they have found a genius.</p>
<aside class="callout"><p><strong>Check before you pay.</strong> Singapore’s MAS and Malaysia’s Securities Commission both publish registers of licensed persons and an Investor Alert List. Nobody honest promises a return, and nobody licensed asks you to send money to a private account.</p></aside>
<h2>A sensible place for charts</h2>
<p>Decide what to own by the business, how much by the risk, and use the chart for the timing of an order and the place of a stop. Keep trading money apart from the family’s savings, and set the most you may lose in a year. When it is reached, stop until January.</p>`,
        zh: `<p>抛两百次硬币，正面往上走一格，反面往下走一格，把轨迹画出来。您会看到趋势、双顶，还有漂亮的支撑。拿给朋友看，说是某只股票，他马上告诉您该在哪里买。第一个局限就在这里：<strong>就算什么规律都没有，眼睛也会找出规律来。</strong></p>
<h2>还有四个局限</h2>
<ul><li><strong>事后诸葛。</strong>书上的图形是画完的，您屏幕的右边却是空白。</li><li><strong>规则太多。</strong>测试20条毫无用处的规则，每条有5%的机会碰巧显得有效，20个0.95连乘是0.36，换句话说，至少一条“灵验”的机会有64%。登上书报的，就是那一条。</li><li><strong>成本。</strong>每次平均赚0.4%的方法，一买一卖若要花0.6%，就是亏钱的方法。</li><li><strong>别人也在看。</strong>人人看到同一个信号，您还没按键，股价已经动了。</li></ul>
<p>学术研究的结论不一。不少市场上，股价在几个月之间确实有些惯性；至于卖给新手的那些短线图形，扣除成本之后还有效的，寥寥无几。</p>
<h2>走势图擅长什么</h2>
<table><thead><tr><th>问题</th><th>走势图帮得上忙吗？</th></tr></thead><tbody><tr><td>买卖双方到目前为止做了什么？</td><td>帮得上，一清二楚</td></tr><tr><td>这只股票波动大不大？</td><td>帮得上</td></tr><tr><td>跌到哪里，就证明我的理由错了？</td><td>帮得上，这是最好的用途</td></tr><tr><td>这门生意值多少钱？</td><td>帮不上，去看财报</td></tr><tr><td>下星期会怎样？</td><td>帮不上，顶多让胜算略有高低</td></tr></tbody></table>
<h2>写交易日记</h2>
<p>做满三十次，数字比记忆诚实。每次记下：日期、理由、买入价、止损价、卖出价、结果是多少个R、有没有按计划做。然后算三个数：</p>
<ol><li>平均结果。三十次合计+4.5R，平均0.15R；R若是400令吉，即每次60令吉，未扣费用。</li><li>只算按计划做的那几次，平均多少。</li><li>两者的差距。很多时候，全部利润都在这里。</li></ol>
<p>旁边再写上同一时期大盘指数的涨跌。如果忙了一年的晚上，还不如什么都不做，这件事值得知道。</p>
<h2>兜售“必胜”的人</h2>
<p>标榜“准确率九成”的群组，只晒赚钱单的“老师”，推荐独家平台的热心网友，都拿走势图当布景。手法可以很简单：向500人发“会涨”，向另外500人发“会跌”，之后只留下收到正确预测的一半。如此五轮，最初一千人里，大约有31人连续五次收到“神准”的预测，以为遇上了高人。</p>
<aside class="callout"><p><strong>付钱之前先查证。</strong>新加坡金融管理局和马来西亚证券监督委员会都公布持牌人名册和“投资者警示名单”。正派的人不会保证回报，持牌的人不会叫您把钱汇进私人户头。</p></aside>
<h2>给走势图一个恰当的位置</h2>
<p>买什么，看生意；买多少，看风险；什么时候下单、止损放在哪里，才看图。交易的钱要和家里的积蓄分开，并定下一年最多亏多少；亏到了，就停手，明年一月再说。</p>`,
      },
    },
    {
      type: 'quiz',
      title: { en: 'Check: Candles and Stops', zh: 'K线与止损小测验' },
      description: {
        en: 'Five questions on candles, averages, volume and risk.',
        zh: '五道题，温习K线、均线、成交量与风险。',
      },
      questions: [
        {
          id: 'q1',
          type: 'multiple_choice',
          question: {
            en: 'Open 3.10, high 3.24, low 3.06, close 3.20. How long are the body and the upper shadow?',
            zh: '开盘3.10，最高3.24，最低3.06，收盘3.20。实体和上影线各有多长？',
          },
          options: [
            { id: 'a', text: { en: 'Body 10 sen, upper shadow 4 sen', zh: '实体10仙，上影线4仙' } },
            { id: 'b', text: { en: 'Body 14 sen, upper shadow 4 sen', zh: '实体14仙，上影线4仙' } },
            {
              id: 'c',
              text: { en: 'Body 10 sen, upper shadow 14 sen', zh: '实体10仙，上影线14仙' },
            },
            {
              id: 'd',
              text: { en: 'Body 18 sen, upper shadow 10 sen', zh: '实体18仙，上影线10仙' },
            },
          ],
          answer: 'a',
          explanation: {
            en: 'The body runs from open to close: 3.20 − 3.10 = 10 sen. The upper shadow runs from the close to the high: 3.24 − 3.20 = 4 sen.',
            zh: '实体从开盘到收盘：3.20−3.10＝10仙；上影线从收盘到最高：3.24−3.20＝4仙。',
          },
        },
        {
          id: 'q2',
          type: 'true_false',
          question: {
            en: 'A red candle can mean a rise on one screen and a fall on another.',
            zh: '同样是红色K线，在这个软件上可能是涨，在另一个软件上可能是跌。',
          },
          answer: true,
          explanation: {
            en: 'In China, Taiwan and Japan red usually means rising; in the West, falling. Look at open and close, not at the colour.',
            zh: '中国、台湾、日本多以红色表示上涨，西方则表示下跌。要看开盘价和收盘价，不要看颜色。',
          },
        },
        {
          id: 'q3',
          type: 'multiple_choice',
          question: {
            en: 'The last five closes are 1.20, 1.22, 1.25, 1.23 and 1.30. What is the five-day average?',
            zh: '最近五天的收盘价是1.20、1.22、1.25、1.23、1.30，五日均线是多少？',
          },
          options: [
            { id: 'a', text: { en: '1.23', zh: '1.23' } },
            { id: 'b', text: { en: '1.24', zh: '1.24' } },
            { id: 'c', text: { en: '1.25', zh: '1.25' } },
          ],
          answer: 'b',
          explanation: {
            en: 'The sum is 6.20, and 6.20 ÷ 5 = 1.24.',
            zh: '总和6.20，6.20÷5＝1.24。',
          },
        },
        {
          id: 'q4',
          type: 'multiple_choice',
          question: {
            en: 'An account holds RM30,000, the risk is 1%, entry RM1.80, stop RM1.65. How many shares?',
            zh: '户头3万令吉，每次冒险1%，买入价1.80令吉，止损1.65令吉，应买多少股？',
          },
          options: [
            { id: 'a', text: { en: '300', zh: '300股' } },
            { id: 'b', text: { en: '1,800', zh: '1,800股' } },
            { id: 'c', text: { en: '2,000', zh: '2,000股' } },
            { id: 'd', text: { en: '16,600', zh: '16,600股' } },
          ],
          answer: 'c',
          explanation: {
            en: 'The accepted loss is RM300, the risk a share RM0.15, and 300 ÷ 0.15 = 2,000 shares.',
            zh: '可承受的亏损是300令吉，每股风险0.15令吉，300÷0.15＝2,000股。',
          },
        },
        {
          id: 'q5',
          type: 'true_false',
          question: {
            en: 'A stop-loss order makes sure that the loss can never be larger than planned.',
            zh: '设了止损单，亏损就绝不会超过原定的数目。',
          },
          answer: false,
          explanation: {
            en: 'If the price gaps down overnight, the order is carried out at the next price available. Only a small position protects against that.',
            zh: '股价隔夜跳空，止损单只能在下一个有成交的价位执行。唯有仓位小，才承受得起。',
          },
        },
      ],
    },
  ],
};
