/** As companies of the United Kingdom print it: eight digits, or two letters of another register and six. */
const NUMBER = /\b(?:\d{8}|(?:SC|NI|OC|SO|NC|RC|SL|LP|CE|IP|SP|RS|NO|FC|BR)\d{6})\b/g;
/** What stands before a company's number, and before no telephone or charity number. */
const LABEL =
  /(?:\bcompan(?:y|ies)|\bregist(?:ered|ration)|\breg\b|\bcrn\b|\bcwmni)(?:[^.!?]|(?<=\b(?:no|reg|ltd|co))\.){0,60}$/i;
const LABEL_CHARACTERS_MAX = 160;
const LOOKED_AT_MAX = 200;

/** Whether a page prints the number of a company and says so. Only a hint: the number may be of another company. */
export function printsCompanyNumber(html: string): boolean {
  NUMBER.lastIndex = 0;
  for (let looked = 0; looked < LOOKED_AT_MAX; looked += 1) {
    const found = NUMBER.exec(html);
    if (!found) return false;
    const before = html.slice(Math.max(0, found.index - LABEL_CHARACTERS_MAX), found.index);
    if (LABEL.test(before.replace(/<[^>]*(?:>|$)|^[^<]*>/g, ' '))) return true;
  }
  return false;
}
