/**
 * Questions are searched by what they are about: `市盈率是什么` by 市盈率, `How do I know if a broker is
 * licensed?` by broker and licensed. Nothing is taken from a text that is no question.
 */

const CHINESE_BEGINNINGS =
  /^(?:请问|請問)?(?:什么是|什麼是|什么叫|什麼叫|何谓|何謂|怎么样|怎麼樣|怎么|怎麼|怎样|怎樣|如何|为什么要?|為什麼要?|为何|為何|该不该|要不要|能不能)/;
const CHINESE_ENDS =
  /(?:是什么意思|是什麼意思|什么意思|什麼意思|是什么|是什麼|是啥|怎么办|怎麼辦|怎么看|怎麼看|怎么算|怎麼算|怎么用|怎麼用|有什么用|有什麼用|好不好|吗|嗎|呢)$/;
const ENGLISH_BEGINNING =
  /^(?:what|how|why|when|where|which|who|should|can|could|is|are|do|does)\b/i;
/** Words of English questions that say nothing about their subject. */
const EMPTY_WORDS = new Set(
  `a about am an and are as at be by can could did do does for from get has have how i if in is it its
  know me mean means much my of on one or our should so that the their them then there these they this
  to us was we were what when where which who why will with work works would you your`.split(/\s+/),
);

/** What a question is about; any other text, and a question about nothing, as it is. */
export function questionSubject(search: string): string {
  const text = search
    .trim()
    .replace(/[?？。！!]+$/u, '')
    .trim();
  const chinese = text.replace(CHINESE_BEGINNINGS, '').replace(CHINESE_ENDS, '').trim();
  if (chinese !== text) return chinese === '' ? search : chinese;
  if (!ENGLISH_BEGINNING.test(text) || !text.includes(' ')) return search;
  const words = text.split(/\s+/).filter((word) => !EMPTY_WORDS.has(word.toLowerCase()));
  return words.length === 0 ? search : words.join(' ');
}
