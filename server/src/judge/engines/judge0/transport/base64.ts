export function encodeBase64(content: string | Uint8Array): string {
  return Buffer.from(content as Uint8Array).toString('base64');
}

/** Judge0 breaks its lines after 60 characters; null stands for nothing. */
export function decodeBase64(text: string | null): Buffer {
  return Buffer.from((text ?? '').replace(/\s+/g, ''), 'base64');
}
