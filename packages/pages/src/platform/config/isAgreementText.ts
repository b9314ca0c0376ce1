/** A text of this host, such as /texts/service.txt, which a page of ours shows; any other address is a page. */
export const isAgreementText = (address: string): boolean => /^\/[^/\\].*\.txt$/.test(address);
