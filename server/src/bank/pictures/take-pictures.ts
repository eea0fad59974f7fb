import { mapPictures } from './markdown-pictures.ts';
import { PictureError } from './picture-error.ts';
import { PICTURE_BOUNDS, PICTURE_TYPES, readPicture } from './picture.ts';
import type { Picture } from './picture.ts';

/** A text and the pictures that it shows, by the names that it has for them. */
export type Illustrated = { readonly markdown: string; readonly pictures: readonly Picture[] };

type LeaveOut = (picture: string, reason: string) => void;

/** Endings of pictures that no browser shows. */
const NOT_SHOWN = ['.pdf', '.eps', '.ps', '.tif', '.tiff', '.bmp', '.webp'];

/** Gathers the pictures of a problem's texts, each file once, within bounds. */
export class PictureTaker {
  readonly #files: ReadonlyMap<string, Uint8Array>;
  /** By path of the file; null for one that cannot be used. */
  readonly #taken = new Map<string, Picture | null>();
  #bytes = 0;

  /** @param files of the package, by path */
  constructor(files: ReadonlyMap<string, Uint8Array>) {
    this.#files = files;
  }

  /**
   * The text with pictures named as they are kept; what cannot be shown is left out but for its words.
   * @param folders where the files of this text lie, first the nearest
   * @param leaveOut told of every file that is not taken, once
   */
  take(markdown: string, folders: readonly string[], leaveOut: LeaveOut): Illustrated {
    const pictures = new Map<string, Picture>();
    const text = mapPictures(markdown, ({ alt, target, title }) => {
      const picture = this.#find(target, folders, leaveOut);
      if (!picture) return alt === GENERIC ? title : alt;
      pictures.set(picture.name, picture);
      return `![${alt}](${picture.name}${title === '' ? '' : ` "${title}"`})`;
    });
    return { markdown: text, pictures: [...pictures.values()] };
  }

  /** Whether a text has shown this file. */
  has(path: string): boolean {
    return this.#taken.has(path);
  }

  #find(target: string, folders: readonly string[], leaveOut: LeaveOut): Picture | null {
    const path = this.#pathOf(target, folders);
    if (path === null) {
      leaveOut(target, 'it is not in the package');
      return null;
    }
    const known = this.#taken.get(path);
    if (known !== undefined) return known;
    const picture = this.#read(path, (reason) => leaveOut(target, reason));
    this.#taken.set(path, picture);
    return picture;
  }

  #pathOf(target: string, folders: readonly string[]): string | null {
    const plain = target.replace(/^(?:\.\/)+/, '');
    const endings = ['', ...PICTURE_TYPES.keys(), ...NOT_SHOWN];
    const candidates = folders.flatMap((folder) =>
      endings.map((ending) => `${folder}/${plain}${ending}`),
    );
    return candidates.find((path) => this.#files.has(path)) ?? null;
  }

  #read(path: string, leaveOut: (reason: string) => void): Picture | null {
    try {
      const count = [...this.#taken.values()].filter((one) => one !== null).length;
      if (count >= PICTURE_BOUNDS.count) {
        throw new PictureError(`it is one of more than ${PICTURE_BOUNDS.count}`);
      }
      const picture = readPicture(path, this.#files.get(path) ?? new Uint8Array());
      if (this.#bytes + picture.bytes.byteLength > PICTURE_BOUNDS.totalBytes) {
        throw new PictureError('it is too large together with those before it');
      }
      this.#bytes += picture.bytes.byteLength;
      return { ...picture, name: this.#freeName(picture.name) };
    } catch (error) {
      if (!(error instanceof PictureError)) throw error;
      leaveOut(error.message);
      return null;
    }
  }

  /** Files of several folders may have one name. */
  #freeName(name: string): string {
    const names = new Set([...this.#taken.values()].map((one) => one?.name));
    let free = name;
    for (let number = 2; names.has(free); number++) free = `${number}-${name}`;
    return free;
  }
}

/** What a picture is called that has no words of its own. */
export const GENERIC = 'Illustration';
