import { styled } from '#styled-system/jsx';
import { Picture } from '../../components/Picture.tsx';

/** The banner of a category, with its title on the free left side of the picture. */
export function CategoryBanner({ title, text, picture }: { title: string; text: string; picture: string }) {
  return (
    <styled.div
      id="top"
      position="relative"
      overflow="hidden"
      width="full"
      bg="purple.50"
      minHeight={{ base: '13rem', md: '17rem' }}
      aspectRatio={{ lg: '1600 / 520' }}
      maxHeight={{ lg: '32rem' }}
      display="grid"
    >
      <Picture
        src={`/${picture}.webp`}
        srcSet={`/${picture}-800.webp 800w, /${picture}.webp 1600w`}
        sizes="100vw"
        alt=""
        fetchPriority="high"
        css={{
          position: 'absolute',
          inset: 0,
          width: '100%',
          height: '100%',
          objectFit: 'cover',
          objectPosition: { base: '58% center', md: 'center' },
          maskImage: '{gradients.fadeToText}',
        }}
      />
      <styled.div
        aria-hidden
        position="absolute"
        inset="0"
        // A gradient that keeps the text readable if the window is too narrow for text and picture side by side.
        css={{
          background: 'linear-gradient(90deg, rgba(255,255,255,0.88), rgba(255,255,255,0) 62%)',
          hideFrom: 'lg',
          _dark: { display: 'none' },
        }}
      />
      <styled.div
        position="relative"
        width="full"
        maxWidth="content"
        mx="auto"
        px={{ base: '5', lg: '8' }}
        py="8"
        display="grid"
        alignContent="center"
        justifyItems="start"
        gap="3"
      >
        <styled.h1 fontSize={{ base: '3xl', lg: '5xl' }} fontWeight="bold">
          {title}
        </styled.h1>
        <styled.p
          maxWidth={{ base: '9rem', md: '17rem', lg: '28rem' }}
          fontSize={{ base: 'sm', md: 'lg' }}
          color="gray.700"
        >
          {text}
        </styled.p>
      </styled.div>
    </styled.div>
  );
}
