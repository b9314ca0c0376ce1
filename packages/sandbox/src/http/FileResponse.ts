/** The result of a handler that sends a file: the response has this content instead of an envelope. */
export class FileResponse {
  readonly content: string;
  /** Media type. */
  readonly type: string;

  constructor(content: string, type: string) {
    this.content = content;
    this.type = type;
  }
}
