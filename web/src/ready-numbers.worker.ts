/**
 * Formatting a first number makes a browser load its locale data, once for the whole process, which takes 0.1 seconds on a phone.
 * This worker does it in parallel to the page's start.
 */
new Intl.NumberFormat(['ko', 'en'], { style: 'currency', currency: 'KRW' }).format(1);
new Intl.PluralRules('ko').select(1);
close();
