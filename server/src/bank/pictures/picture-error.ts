/** Why a picture is not taken over, in words that come after its name. */
export class PictureError extends Error {
  override readonly name = 'PictureError';
}
