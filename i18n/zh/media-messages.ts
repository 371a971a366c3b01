import type { mediaMessages as en } from '../en/media-messages.ts';
import type { Translated } from '../types.ts';

export const mediaMessages: Translated<typeof en> = {
  uploaded: '文件已上传',
  storageFull: '您的文件总量将超过 {{limit}} GB，请联系管理员。',
  tooManyOpen: '同时上传的文件太多了，请先完成或取消其中几个。',
  chunkElsewhere: '前面还有一段没有传到，请从中断处继续。',
  chunkEmpty: '这一段文件是空的。',
  chunkTooMuch: '这一段超出了文件的末尾。',
  notAllArrived: '文件还没有全部传到。',
  chunksLost: '已上传的部分已失效，请重新上传。',
  captionMistakes: {
    header: '第 {{line}} 行：字幕文件必须以 WEBVTT 开头。',
    comma: '第 {{line}} 行：时间里用了逗号，这是 SRT 的写法。毫秒前请用小数点，例如 00:01.500。',
    timing: '第 {{line}} 行：这里应是时间，例如 00:01.000 --> 00:04.500。',
    backwards: '第 {{line}} 行：这条字幕的结束时间早于开始时间。',
    order: '第 {{line}} 行：这条字幕的开始时间早于上一条。',
    text: '第 {{line}} 行：这条字幕没有文字。',
    long: '第 {{line}} 行：这条字幕超过 2,000 个字符。',
    many: '第 {{line}} 行：一个文件最多可有 5,000 条字幕。',
    gap: '第 {{line}} 行：这条字幕之前缺少空行。',
    empty: '这段文字里没有字幕。',
  },
};
