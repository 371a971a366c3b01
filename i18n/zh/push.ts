import type { push as en } from '../en/push.ts';
import type { Translated } from '../types.ts';

export const push: Translated<typeof en> = {
  title: '推送通知',
  text: '即使没有打开学院网站，也能在此设备上收到通知。',
  on: '此设备已开启',
  turnOn: '在此设备上开启',
  turnOff: '关闭',
  others: '您的其他设备',
  turnOffNamed: '关闭推送通知：{{device}}，{{date}}开启',
  since: '{{date}}开启',
  failing: '自{{date}}起未能送达',
  hints: {
    logout: '退出登录后，此设备不再接收推送。请勿在公用设备上开启。',
    blocked:
      '浏览器已禁止学院网站发送通知。请在地址栏左侧的图标中打开网站设置，将“通知”改为“允许”，然后刷新本页。',
    home_screen:
      '在 iPhone 或 iPad 上，请先点按“共享”，选择“添加到主屏幕”，再从主屏幕打开学院，即可开启推送通知。',
    unsupported: '此浏览器不支持推送通知。',
    failed: '浏览器无法连接其推送服务。请检查网络，或换用其他浏览器。',
  },
};
