/** What a handler answers where a call asks for a file: it goes out as it is, without an envelope. */
export class FileResponse {
  readonly content: string;
  /** Media type. */
  readonly type: string;

  constructor(content: string, type: string) {
    this.content = content;
    this.type = type;
  }
}
