/**
 * Replaces axios's fetch adapter, a quarter of its size, in the build: in a browser axios uses
 * XMLHttpRequest.
 */
export const getFetch = () => false;
