/** The name of the product. Only `index.html` repeats it; a site may have one of its own: site.ts. */
export const PRODUCT_NAME = 'Stepwise';
