interface FooterLink {
  readonly path: string;
  readonly titleKey: string;
}

export interface FooterColumn {
  readonly titleKey: string;
  readonly links: readonly FooterLink[];
}

/** The columns of links in the footer, from left to right. */
export const FOOTER_COLUMNS: readonly FooterColumn[] = [
  {
    titleKey: 'footer.products',
    links: [
      { path: '/products#top', titleKey: 'category.all' },
      { path: '/products-cleansing', titleKey: 'category.cleansing' },
      { path: '/products-living', titleKey: 'category.living' },
      { path: '/products-pet', titleKey: 'category.pet' },
      { path: '/products-fragrance', titleKey: 'layout.fragrance' },
    ],
  },
  {
    titleKey: 'footer.service',
    links: [
      { path: '/faq', titleKey: 'footer.faq' },
      { path: '/contact#top', titleKey: 'layout.contact' },
      { path: '/return', titleKey: 'footer.returns' },
      { path: '/guest-order', titleKey: 'layout.guestOrder' },
      { path: '/b2b', titleKey: 'footer.business' },
    ],
  },
  {
    titleKey: 'layout.technology',
    links: [
      { path: '/technology#hybrid-max', titleKey: 'footer.hybridMax' },
      { path: '/technology#ultra-phenix', titleKey: 'footer.ultraPhenix' },
      { path: '/technology#magic-clean', titleKey: 'footer.magicClean' },
      { path: '/technology#reports', titleKey: 'footer.reports' },
    ],
  },
  {
    titleKey: 'footer.company',
    links: [
      { path: '/company#top', titleKey: 'footer.about' },
      { path: '/company#team', titleKey: 'footer.team' },
      { path: '/media', titleKey: 'footer.media' },
    ],
  },
];
