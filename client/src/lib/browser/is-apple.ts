/** Whether the person's keys are those of an Apple keyboard. */
export const IS_APPLE = /Mac|iPhone|iPad/.test(navigator.userAgent);
