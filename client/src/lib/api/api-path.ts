/** Where the API is, on the address of the page. */
export const API_PATH = '/api/v1';
