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
import {
  customAddress,
  customPages,
  NO_CUSTOM_PAGE,
} from '@/site/content/custom-pages';
import { faq } from '@/site/content/texts';
import { enquiryPath } from '@/site/enquiry/path';

type CustomPageProps = { params: Promise<{ page: string }> };

export const dynamicParams = false;

export function generateStaticParams() {
  const slugs = customPages.map(({ slug }) => slug);
  return (slugs.length ? slugs : [NO_CUSTOM_PAGE]).map((page) => ({ page }));
}

export async function generateMetadata({
  params,
}: CustomPageProps): Promise<Metadata> {
  const { page } = await params;
  return page === NO_CUSTOM_PAGE ? {} : pageMetadata(customAddress(page));
}

export default async function CustomPage({ params }: CustomPageProps) {
  const { page } = await params;
  const own = customPages.find(({ slug }) => slug === page) ?? notFound();
  const { title, lead, picture, sections = [], questions } = own;
  const path = customAddress(page);
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
