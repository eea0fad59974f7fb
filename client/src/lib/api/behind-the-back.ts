/**
 * Of a call that a person does not know of: that the session has ended is a failure as any other then,
 * and takes nobody away from what they type.
 */
export const BEHIND_THE_BACK = {
  validateStatus: (status: number) => (status >= 200 && status < 300) || status === 401,
};
