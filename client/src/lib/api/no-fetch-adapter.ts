/**
 * Stands in the build for axios's fetch adapter, a quarter of axios: in a browser it only ever takes
 * XMLHttpRequest.
 */
export const getFetch = () => false;
