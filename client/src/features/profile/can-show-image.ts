/**
 * Whether the browser can show the picture at this address: it exists, and this installation's content
 * security policy lets pictures from there in.
 */
export function canShowImage(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const image = new Image();
    image.referrerPolicy = 'no-referrer';
    image.onload = () => resolve(true);
    image.onerror = () => resolve(false);
    image.src = address;
  });
}
