import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { CallToAction } from '@/components/shared/booking';
import { Breadcrumbs } from '@/components/shared/breadcrumbs';
import { Gallery } from '@/components/shared/gallery/gallery';
import { Hero } from '@/components/shared/hero/hero';
import { pageMetadata } from '@/components/shared/metadata/page-metadata';
import { StructuredData } from '@/components/shared/metadata/structured-data';
import { QuestionList } from '@/components/shared/question-list';
import { Sections } from '@/components/shared/sections';
import { NO_OWN_PAGE, ownAddress, ownPages } from '@/site/content/own-pages';
import { faq } from '@/site/content/texts';
import { enquiryPath } from '@/site/enquiry/path';

type OwnPageProps = { params: Promise<{ page: string }> };

export const dynamicParams = false;

export function generateStaticParams() {
  const slugs = ownPages.map(({ slug }) => slug);
  return (slugs.length ? slugs : [NO_OWN_PAGE]).map((page) => ({ page }));
}

export async function generateMetadata({
  params,
}: OwnPageProps): Promise<Metadata> {
  const { page } = await params;
  return page === NO_OWN_PAGE ? {} : pageMetadata(ownAddress(page));
}

export default async function OwnPage({ params }: OwnPageProps) {
  const { page } = await params;
  const own = ownPages.find(({ slug }) => slug === page) ?? notFound();
  const { title, lead, picture, sections = [], questions } = own;
  const path = ownAddress(page);
  return (
    <>
      <Hero
        ink="deep"
        size="long"
        height="short"
        title={title}
        lead={lead}
        picture={picture}
      />
      <Breadcrumbs path={path} />
      <Sections sections={sections} />
      <Gallery pictures={own.gallery} />
      {questions.length > 0 && <QuestionList entries={questions} />}
      <CallToAction
        ink="deep"
        {...faq.closing}
        href={enquiryPath('General Enquiry')}
        label={title}
      />
      <StructuredData path={path} />
    </>
  );
}
