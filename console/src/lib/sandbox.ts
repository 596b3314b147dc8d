/** Whether this service had the sandbox when the page was loaded: the server writes it into the page. */
export function isSandboxOn(): boolean {
  return document.querySelector<HTMLMetaElement>('meta[name=domesday-sandbox]')?.content === 'on';
}
