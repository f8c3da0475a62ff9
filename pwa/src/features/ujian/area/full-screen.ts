/** False on iPhones and wherever the browser gives no full screen. */
export const canFullScreen = (): boolean =>
  Boolean((document as Partial<Pick<Document, 'fullscreenEnabled'>>).fullscreenEnabled);

/** Must be called from a tap or a key; a refusal changes nothing. */
export function enterFullScreen(): void {
  if (canFullScreen() && !document.fullscreenElement)
    document.documentElement.requestFullscreen().catch(() => undefined);
}
