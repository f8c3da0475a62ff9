import './slide.css';

interface SlideProps {
  /** Address of the picture, of 16 by 9. */
  picture: string;
  title: string;
  subtitle: string;
  body: string;
  /** What the picture shows; '': its title says so. */
  alt: string;
}

/** A picture with its words beside it, or below it where it is narrow: never over it, where no colour could be read on all. */
export function Slide({ picture, title, subtitle, body, alt }: SlideProps) {
  return (
    <div className="slide">
      <figure>
        <img src={picture} alt={alt || title} width={1280} height={720} />
        <figcaption>
          <h2>{title}</h2>
          {subtitle && <p>{subtitle}</p>}
          {body && <p className="slide-body">{body}</p>}
        </figcaption>
      </figure>
    </div>
  );
}
