import toast from 'react-hot-toast';

/** Copies and says so; answers false where the browser refuses: over plain HTTP, or without leave. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    return false;
  }
  toast.success('Copied');
  return true;
}
