/** Whether a request goes to the API base's own origin: no other host sees our headers. */
export function isOwnHost(request: Request, baseUrl: string): boolean {
  return new URL(request.url).origin === new URL(new Request(baseUrl).url).origin;
}
