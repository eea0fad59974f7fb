/** The name of the product, wherever it is shown. Only `index.html` repeats it. */
export const PRODUCT_NAME = 'Stepwise';
