/** What search engines are told about the guide. */
interface ForSearchEngines {
  readonly isInvented: boolean;
  readonly origin: string;
  readonly paths: readonly string[];
}

/** Returns the list of pages for search engines. An installation with invented people lists none. */
export const sitemapOf = ({ isInvented, origin, paths }: ForSearchEngines): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${(isInvented ? [] : paths).map((path) => `<url><loc>${origin}${path}</loc></url>`).join("\n")}
</urlset>
`;

/** Returns where search engines may look: at the guide, and at nothing if the people are invented. */
export const robotsOf = ({ isInvented, origin }: ForSearchEngines): string =>
  isInvented
    ? "User-agent: *\nDisallow: /\n"
    : `User-agent: *\nAllow: /guide\nAllow: /fr/guide\nDisallow: /api/\nDisallow: /extern/\nDisallow: /verify/\nSitemap: ${origin}/sitemap.xml\n`;
