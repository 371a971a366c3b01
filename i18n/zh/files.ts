import type { files as en } from '../en/files.ts';
import type { Translated } from '../types.ts';

export const files: Translated<typeof en> = {
  empty: '文件是空的，请选择其他文件。',
  type: '不支持这种文件。可上传的格式：{{types}}。',
  wrongEnding: '文件名后缀是 {{ending}}，但内容其实是 {{found}}。请改回正确的后缀再上传。',
  size: '文件不能超过 {{limit}} MB。',
  unreadable: '图片无法读取，请重新保存或换一张图片。',
  pixels: '图片超过 {{limit}} 百万像素，请缩小后再上传。',
  unpacks: '文件解压后超过 {{limit}} MB，或无法解压。请重新保存，或改为上传 PDF。',
  virus: '此文件含有病毒，未予保存。请检查您的设备，并选择其他文件。',
  notScanned: '目前无法对文件进行病毒检查，文件未保存。请过几分钟再试。',
  kinds: {
    image: '图片',
    audio: '音频',
    video: '视频',
    pdf: 'PDF',
    document: 'Word、Excel 或纯文字文件',
    captions: '字幕',
  },
  ofKind: '{{name}}（{{endings}}）',
  comma: '、',
};
