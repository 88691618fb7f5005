import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { pageMetadata } from '@/components/shared/metadata/page-metadata';
import { TourPage } from '@/components/tour/tour-page';
import type { Tour } from '@/data/schema/tours';
import { allTours } from '@/site/content/tours';
import { findTour } from '@/site/facts/find-tour';
import { tourAddress } from '@/site/facts/tour-address';

type TourRouteProps = { params: Promise<{ id: string }> };

export const dynamicParams = false;

export function generateStaticParams() {
  return allTours.map(({ slug }) => ({ id: slug }));
}

export async function generateMetadata({
  params,
}: TourRouteProps): Promise<Metadata> {
  return pageMetadata(tourAddress((await params).id));
}

export default async function TourRoute({ params }: TourRouteProps) {
  return (
    <TourPage
      tour={findTour<Tour>(allTours, (await params).id) ?? notFound()}
    />
  );
}
