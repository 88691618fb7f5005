/** What looks like a web address in a text, whole or not. */
const addresses = /\b(?:https?:|https?\/\/|javascript:|data:|[a-z][a-z+.-]*:\/)\S+/gi;
/** Addresses in `data/site.ts` that only phones know. */
const ofPhones = /^(maps|geo):/;
const secretInQuery =
  /[?&#;](?:key|auth|[\w-]*(?:sig|signature|token|secret|credential|passwo?r?d|pwd|api_?key))=/i;

/**
 * What is wrong with an address in a text.
 * @param byGuest whether a guest wrote it: then it is no link, and only what must not be published counts
 * @returns the end of a sentence; nothing when all is right. It never repeats the address, which may hold a secret
 */
export function linkFault(text: string, byGuest: boolean): string | undefined {
  for (const [found] of text.matchAll(addresses)) {
    const address = found.replace(/[.,;:!?)\]'"’”…]+$/, '');
    const url = URL.canParse(address) ? new URL(address) : undefined;
    if (url?.username || url?.password || secretInQuery.test(address))
      return 'holds an address with a name, password or key in it; take that part out, for example https://www.example.com/page';
    if (byGuest || ofPhones.test(address)) continue;
    if (!/^https:\/\//i.test(found))
      return 'holds an address that does not begin with https://; copy the whole address from the browser, for example https://www.example.com/page';
    if (!url || !/^[\w-]+(\.[\w-]+)+$/.test(url.hostname))
      return 'holds an address that leads nowhere; copy the whole address from the browser, for example https://www.example.com/page';
  }
  return undefined;
}
