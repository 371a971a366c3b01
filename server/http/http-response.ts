/** What a handler returns where the client should show the message. */
export class HttpResponse<T> {
  readonly data: T;
  readonly msg: string;
  /** 1: the client shows `msg`. */
  readonly show: 0 | 1;

  constructor(data: T, msg: string, show: 0 | 1 = 1) {
    this.data = data;
    this.msg = msg;
    this.show = show;
  }
}
