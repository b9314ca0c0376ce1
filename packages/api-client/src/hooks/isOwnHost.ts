/** Whether a request goes to the origin of the API's base URL. No other origin gets our headers. */
export function isOwnHost(request: Request, baseUrl: string): boolean {
  return new URL(request.url).origin === new URL(new Request(baseUrl).url).origin;
}
