/** As long as the API may be silent. */
const LATE_MS = 35_000;

/** Of a script that may still come: only a new load of the page asks for it anew. */
export class LateScript extends Error {
  override name = 'LateScript';
}

/**
 * A script whose connection is dead neither comes nor fails: it is given up as one that fails.
 * @throws {LateScript}
 */
export async function inTime<Script>(script: Promise<Script>): Promise<Script> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new LateScript('The script does not come.')), LATE_MS);
  });
  try {
    return await Promise.race([script, late]);
  } finally {
    clearTimeout(timer);
  }
}
